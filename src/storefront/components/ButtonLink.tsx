import { Link, type LinkProps } from '../routing/Link.tsx'

type Props = Omit<LinkProps, 'className'>

/** A link that looks like a button. */
export const ButtonLink = (props: Props) => <Link className="button" {...props} />

/** A link to the less important of two destinations. */
export const QuietButtonLink = (props: Props) => <Link className="button quiet" {...props} />

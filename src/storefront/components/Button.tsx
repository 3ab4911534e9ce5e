import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'className'>

export const Button = (props: Props) => <button type="button" className="button" {...props} />

/** A button for the less important of two actions. */
export const QuietButton = (props: Props) => (
  <button type="button" className="button quiet" {...props} />
)

import { DefaultChoice } from '../profile/own/DefaultChoice.tsx'

type Props = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** Something that may be wished for besides. */
export const Check = (props: Props) => <DefaultChoice {...props} stays={undefined} />

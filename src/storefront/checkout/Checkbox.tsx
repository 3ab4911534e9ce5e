import { DefaultCheckbox } from '../profile/own/DefaultCheckbox.tsx'

type Props = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** Something that may be wished for besides. */
export const Checkbox = (props: Props) => <DefaultCheckbox {...props} lockedText={undefined} />

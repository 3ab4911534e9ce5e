import { DefaultCheckbox } from '../../profile/own/DefaultCheckbox.tsx'

type Props = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

export const Checkbox = (props: Props) => <DefaultCheckbox {...props} lockedText={undefined} />

import { ExtraIcon, type ExtraIconName } from '../../components/ExtraIcon.tsx'

type Tone = 'positive' | 'info' | 'warning' | 'danger'
const icons: Readonly<Record<Tone, ExtraIconName>> = {
  positive: 'check',
  info: 'info',
  warning: 'warning',
  danger: 'warning',
}

/** A prominent one-sentence message. */
export const Banner = ({ tone, text }: { tone: Tone; text: string }) => (
  <p className="message toned" data-tone={tone} role="status">
    <ExtraIcon name={icons[tone]} />
    <span>{text}</span>
  </p>
)

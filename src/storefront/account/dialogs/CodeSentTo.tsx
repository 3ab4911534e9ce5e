import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../accountText.ts'

const placeholder = '\u0000'

/** Names the address the code was sent to; the address keeps its direction in any language. */
export function CodeSentTo({ email }: { email: string }) {
  const text = useAccountText()
  const formats = useFormats()
  const [before = '', after = ''] = formats
    .digits(text('code.sent', { email: placeholder }))
    .split(placeholder)
  return (
    <>
      {before}
      <bdi dir="ltr" translate="no">
        {email}
      </bdi>
      {after}
    </>
  )
}

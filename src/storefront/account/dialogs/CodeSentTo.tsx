import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../accountText.ts'

const placeholder = '\u0000'

/** Where the code went; an address keeps its direction in the middle of any sentence. */
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

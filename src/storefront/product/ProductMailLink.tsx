import { useBrand } from '#ui/brand/BrandContext.tsx'
import type { Buyable } from '../data/buyable.ts'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'

type Props = { product: Pick<Buyable, 'name' | 'code'>; className?: string | undefined }

/** An email link with the product in the subject. */
export function ProductMailLink({ product: { name, code }, className = 'button' }: Props) {
  const text = useText()
  const { contact } = useBrand()
  const subject = text('product.askSubject', { name, code })
  return (
    <a
      href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}
      className={className}
    >
      <Icon name="mail" />
      {text('product.ask')}
    </a>
  )
}

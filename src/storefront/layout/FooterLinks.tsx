import { Link } from '../routing/Link.tsx'
import { hasPage } from '#domain/hasPage.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'

type Props = {
  title: string
  links: readonly { readonly to: string; readonly label: string }[]
}

/** A titled column of links, limited to the pages that the brand has. */
export function FooterLinks({ title, links }: Props) {
  const { features } = useBrand()
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links
          .filter(({ to }) => hasPage(features, to))
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

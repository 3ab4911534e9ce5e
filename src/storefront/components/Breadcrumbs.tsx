import { Link } from '../routing/Link.tsx'
import { useText } from '../hooks/useText.ts'
import styles from './Breadcrumbs.module.css'
import { Icon } from './Icon.tsx'

type Step = { readonly label: string; readonly to?: string }

export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const text = useText()
  return (
    <nav aria-label={text('nav.breadcrumb')} className={styles.trail}>
      <ol>
        <li>
          <Link to="/">{text('nav.home')}</Link>
        </li>
        {steps.map(({ label, to }) => (
          <li key={label}>
            <Icon name="next" size={14} />
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

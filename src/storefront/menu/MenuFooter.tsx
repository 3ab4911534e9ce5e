import { Link } from '../routing/Link.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './MenuFooter.module.css'

type Props = { readonly links: readonly (readonly [label: string, to: string])[] }

/** The links at the bottom of a panel that lead to everything in its category. */
export const MenuFooter = ({ links }: Props) => (
  <p className={styles.rest}>
    {links.map(([label, to]) => (
      <Link key={to} to={to}>
        {label}
        <Icon name="arrow" size={18} />
      </Link>
    ))}
  </p>
)

import { Link } from 'react-router-dom'

type Props = {
  title: string
  links: readonly { readonly to: string; readonly label: string }[]
}

/** A titled column of ways on. */
export const FooterLinks = ({ title, links }: Props) => (
  <div>
    <h2>{title}</h2>
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </div>
)

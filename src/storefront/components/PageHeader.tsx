import type { ReactNode } from 'react'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './PageHeader.module.css'

type Props = { readonly title: string; readonly lead: string; readonly children?: ReactNode }

/** Breadcrumbs, title and lead of a text page. */
export const PageHeader = ({ title, lead, children }: Props) => (
  <>
    <Breadcrumbs steps={[{ label: title }]} />
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </header>
  </>
)

import { Form, useLocation } from 'react-router-dom'
import { readListing } from '../data/listingQuery.ts'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'

export function SearchField() {
  const text = useText()
  const { pathname, search } = useLocation()
  const words = pathname === '/products' ? readListing(new URLSearchParams(search)).search : ''
  return (
    <Form action="/products" role="search" className={styles.search}>
      <Icon name="search" />
      <input
        key={words}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={words}
        placeholder={text('header.searchHint')}
        aria-label={text('header.search')}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className={styles.submit} aria-label={text('header.submitSearch')}>
        <Icon name="arrow" size={18} />
      </button>
    </Form>
  )
}

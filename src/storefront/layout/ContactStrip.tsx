import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useHomeText } from '../home/homeText.ts'
import styles from './ContactStrip.module.css'
import { Icon } from '../components/Icon.tsx'

export function ContactStrip() {
  const text = useHomeText()
  const { contact } = useBrand()
  return (
    <section className="wrap">
      <div className={styles.strip}>
        <div>
          <h2>{text('home.contactTitle')}</h2>
          <p>{text('home.contactText')}</p>
        </div>
        <div className="actions">
          <a href={`mailto:${contact.email}`} className="button">
            <Icon name="mail" />
            {text('home.writeUs')}
          </a>
          <a href={`tel:${contact.phone}`} className="button quiet">
            <Icon name="phone" />
            <Code>{contact.phone}</Code>
          </a>
        </div>
      </div>
    </section>
  )
}

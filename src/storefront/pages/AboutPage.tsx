import { useLoaderData } from 'react-router-dom'
import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ButtonLink, QuietButtonLink } from '../components/ButtonLink.tsx'
import { aboutTextIn, loadAboutText, useAboutText } from '../about/aboutText.ts'
import styles from '../about/About.module.css'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { LazyHeroScene } from '../home/LazyHeroScene.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { languageOfUrl } from '../data/languageOfUrl.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { textHead, type TextData } from '../head/textHead.ts'

type AboutData = TextData & { readonly legalName: string; readonly vatNumber: string }

export async function definePage({
  brand,
  loadSeller,
}: PageContext): Promise<PageDefinition<AboutData>> {
  await loadAboutText()
  return {
    Component: AboutPage,
    loader: async ({ request }): Promise<AboutData> => {
      const language = languageOfUrl(request.url, brand)
      const text = aboutTextIn(language)
      const { texts, name } = brand
      const { legalName, vatNumber } = await loadSeller()
      // The home page uses the same description without the first part.
      const description = `${text('about.who', { name: name[language] })} | ${texts[language].description}`
      return {
        title: text('about.title'),
        description,
        legalName: legalName[language],
        vatNumber,
      }
    },
    head: textHead,
  }
}

const promises = [
  ['chosen', 'shield'],
  ['whole', 'box'],
  ['near', 'chat'],
] as const

function AboutPage() {
  const text = useAboutText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { name, texts, contact } = useBrand()
  const { legalName, vatNumber } = useLoaderData<AboutData>()
  const { tagline, description, address } = texts[language]
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ label: text('about.title') }]} />
      <div className={styles.intro}>
        <div>
          <p className={styles.who}>{text('about.who', { name: name[language] })}</p>
          <h1>{tagline}</h1>
          <p>{description}</p>
          <div className="actions">
            <ButtonLink to="/products">{text('about.browse')}</ButtonLink>
            <QuietButtonLink to="/contact">{text('about.contact')}</QuietButtonLink>
          </div>
        </div>
        <LazyHeroScene />
      </div>
      <section>
        <h2>{text('about.promises')}</h2>
        <ul className={styles.promises}>
          {promises.map(([promise, icon]) => (
            <li key={promise}>
              <ExtraIcon name={icon} size={28} />
              <h3>{text(`about.${promise}.title`)}</h3>
              <p>{text(`about.${promise}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.company}>
        <h2>{text('about.company')}</h2>
        <dl>
          <CompanyDetail label={text('about.legalName')}>{legalName}</CompanyDetail>
          <CompanyDetail label={text('about.vat')}>
            <Code>{vatNumber}</Code>
          </CompanyDetail>
          <CompanyDetail label={text('about.address')}>{formats.digits(address)}</CompanyDetail>
          <CompanyDetail label={text('about.email')}>
            <a href={`mailto:${contact.email}`}>
              <Code>{contact.email}</Code>
            </a>
          </CompanyDetail>
          <CompanyDetail label={text('about.phone')}>
            <a href={`tel:${contact.phone}`}>
              <Code>{contact.phone}</Code>
            </a>
          </CompanyDetail>
          <CompanyDetail label={text('about.hours')}>
            {formats.digits(contact.hours[language])}
          </CompanyDetail>
        </dl>
      </section>
    </div>
  )
}

const CompanyDetail = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

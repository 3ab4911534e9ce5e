import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { languageOfUrl } from '../data/languageOf.ts'
import type { PageContext, Page } from '../page.ts'
import { textHead, type TextData } from '../textHead.ts'
import { aboutTextIn, loadAboutText, useAboutText } from './aboutText.ts'
import { clausesOf, type LegalDocumentName } from './clauses.ts'
import { LegalDocument } from './Paper.tsx'

/** The terms, or the policy. */
export const openLegalPage =
  (paper: LegalDocumentName) =>
  async ({ brand }: PageContext): Promise<Page<TextData>> => {
    await loadAboutText()
    return {
      Component: () => <LegalPage paper={paper} />,
      loader: ({ request }) => {
        const language = languageOfUrl(request.url, brand)
        const text = aboutTextIn(language)
        return {
          title: text(`${paper}.title`),
          description: text(`${paper}.lead`, { name: brand.name[language] }),
        }
      },
      head: textHead,
    }
  }

function LegalPage({ paper }: { paper: LegalDocumentName }) {
  const text = useAboutText()
  const brand = useBrand()
  const { language } = useLanguage()
  const formats = useFormats()
  return (
    <LegalDocument
      title={text(`${paper}.title`)}
      lead={text(`${paper}.lead`, { name: brand.name[language] })}
      clauses={clausesOf(paper, { text, brand, language, formats })}
    />
  )
}

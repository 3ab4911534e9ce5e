import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { languageOfUrl } from '../data/languageOfUrl.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { textHead, type TextData } from '../head/textHead.ts'
import { aboutTextIn, loadAboutText, useAboutText } from './aboutText.ts'
import { clausesOf, type LegalDocumentName } from './clauses.ts'
import { LegalDocument } from './LegalDocument.tsx'

export const defineLegalPage =
  (documentName: LegalDocumentName) =>
  async ({ brand }: PageContext): Promise<PageDefinition<TextData>> => {
    await loadAboutText()
    return {
      Component: () => <LegalPage documentName={documentName} />,
      loader: ({ request }) => {
        const language = languageOfUrl(request.url, brand)
        const text = aboutTextIn(language)
        return {
          title: text(`${documentName}.title`),
          description: text(`${documentName}.lead`, { name: brand.name[language] }),
        }
      },
      head: textHead,
    }
  }

function LegalPage({ documentName }: { documentName: LegalDocumentName }) {
  const text = useAboutText()
  const brand = useBrand()
  const { language } = useLanguage()
  const formats = useFormats()
  return (
    <LegalDocument
      title={text(`${documentName}.title`)}
      lead={text(`${documentName}.lead`, { name: brand.name[language] })}
      clauses={clausesOf(documentName, { text, brand, language, formats })}
    />
  )
}

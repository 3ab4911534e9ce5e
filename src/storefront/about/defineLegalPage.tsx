import { useLoaderData } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { languageOfUrl } from '../data/languageOfUrl.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { textHead, type TextData } from '../head/textHead.ts'
import { aboutTextIn, loadAboutText, useAboutText } from './aboutText.ts'
import { clausesOf, type LegalDocumentName } from './clauses.ts'
import { LegalDocument } from './LegalDocument.tsx'

type LegalData = TextData & { readonly legalName: string }

export const defineLegalPage =
  (documentName: LegalDocumentName) =>
  async ({ brand, loadSeller }: PageContext): Promise<PageDefinition<LegalData>> => {
    await loadAboutText()
    return {
      Component: () => <LegalPage documentName={documentName} />,
      loader: async ({ request }): Promise<LegalData> => {
        const language = languageOfUrl(request.url, brand)
        const text = aboutTextIn(language)
        const { legalName } = await loadSeller()
        return {
          legalName: legalName[language],
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
  const { legalName } = useLoaderData<LegalData>()
  const { language } = useLanguage()
  const formats = useFormats()
  return (
    <LegalDocument
      title={text(`${documentName}.title`)}
      lead={text(`${documentName}.lead`, { name: brand.name[language] })}
      clauses={clausesOf(documentName, { text, brand, legalName, language, formats })}
    />
  )
}

import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { languageOf } from '../data/languageOf.ts'
import type { Opening, Page } from '../page.ts'
import { textHead, type TextData } from '../textHead.ts'
import { aboutTextIn, loadAboutText, useAboutText } from './aboutText.ts'
import { clausesOf, type PaperName } from './clauses.ts'
import { Paper } from './Paper.tsx'

/** The terms, or the policy. */
export const openPaper =
  (paper: PaperName) =>
  async ({ brand }: Opening): Promise<Page<TextData>> => {
    await loadAboutText()
    return {
      Component: () => <PaperPage paper={paper} />,
      loader: ({ request }) => {
        const language = languageOf(request.url, brand)
        const text = aboutTextIn(language)
        return {
          title: text(`${paper}.title`),
          description: text(`${paper}.lead`, { name: brand.name[language] }),
        }
      },
      head: textHead,
    }
  }

function PaperPage({ paper }: { paper: PaperName }) {
  const text = useAboutText()
  const brand = useBrand()
  const { language } = useLanguage()
  const formats = useFormats()
  return (
    <Paper
      title={text(`${paper}.title`)}
      lead={text(`${paper}.lead`, { name: brand.name[language] })}
      clauses={clausesOf(paper, { text, brand, language, formats })}
    />
  )
}

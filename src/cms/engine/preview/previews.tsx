import type { ReactNode } from 'react'
import type { PreviewName } from '#resource/declaration.ts'
import type { Language } from '#domain/locale.ts'
import { Ad } from '#ui/marketing/Ad.tsx'
import { hrefOf } from '#ui/marketing/hrefOf.ts'
import { slidePositions } from '#ui/marketing/placeOf.ts'
import { Slide } from '#ui/marketing/Slide.tsx'
import { pictureFile } from '../../kinds/facts.ts'

export type PreviewContent = {
  /** of the record, with the pictures that it points to */
  readonly values: Readonly<Record<string, unknown>>
  readonly language: Language
  /** what stands on its button */
  readonly more: string
}

type PreviewDefinition = {
  /** how wide the shop shows it, in pixels */
  readonly width: { readonly desktop: number; readonly phone: number }
  readonly draw: (shown: PreviewContent) => ReactNode
}

/** The pieces of the shop that staff previews, drawn by what draws them there. */
export const previews: Readonly<Record<PreviewName, PreviewDefinition>> = {
  slide: {
    width: { desktop: 1280, phone: 390 },
    draw: ({ values, ...shown }) => (
      <Slide
        title={text(values, 'title') ?? ''}
        subTitle={text(values, 'subTitle')}
        description={text(values, 'description')}
        position={slidePositions.find((each) => each === values['position']) ?? 'left'}
        picture={pictureFile(values['picture'])}
        action={actionOf(values, shown)}
      />
    ),
  },
  ad: {
    width: { desktop: 640, phone: 358 },
    draw: ({ values, ...shown }) => (
      <Ad
        title={text(values, 'title') ?? ''}
        description={text(values, 'description')}
        picture={pictureFile(values['picture'])}
        action={actionOf(values, shown)}
      />
    ),
  },
}

const text = (values: PreviewContent['values'], name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' && value ? value : undefined
}

function actionOf(
  values: PreviewContent['values'],
  { language, more }: Omit<PreviewContent, 'values'>,
) {
  const link = text(values, 'link')
  return link ? { href: hrefOf(link, language), label: more } : undefined
}

import type { ReactNode } from 'react'
import type { PreviewName } from '#resource/declaration.ts'
import type { Language } from '#domain/locale.ts'
import { Ad } from '#ui/marketing/Ad.tsx'
import { localisedHref } from '#ui/marketing/localisedHref.ts'
import { slidePositions } from '#ui/marketing/logicalPosition.ts'
import { Slide } from '#ui/marketing/Slide.tsx'
import { embeddedPictureOf } from '../../kinds/embeddedRecords.ts'

export type PreviewContent = {
  /** of the record, with the pictures that it points to */
  readonly values: Readonly<Record<string, unknown>>
  readonly language: Language
  /** what stands on its button */
  readonly actionLabel: string
}

type PreviewDefinition = {
  /** how wide the shop shows it, in pixels */
  readonly width: { readonly desktop: number; readonly phone: number }
  readonly render: (content: PreviewContent) => ReactNode
}

/** The pieces of the shop that staff previews, drawn by what draws them there. */
export const previews: Readonly<Record<PreviewName, PreviewDefinition>> = {
  slide: {
    width: { desktop: 1280, phone: 390 },
    render: ({ values, ...shown }) => (
      <Slide
        title={textValue(values, 'title') ?? ''}
        subTitle={textValue(values, 'subTitle')}
        description={textValue(values, 'description')}
        position={slidePositions.find((each) => each === values['position']) ?? 'left'}
        picture={embeddedPictureOf(values['picture'])}
        action={actionOf(values, shown)}
      />
    ),
  },
  ad: {
    width: { desktop: 640, phone: 358 },
    render: ({ values, ...shown }) => (
      <Ad
        title={textValue(values, 'title') ?? ''}
        description={textValue(values, 'description')}
        picture={embeddedPictureOf(values['picture'])}
        action={actionOf(values, shown)}
      />
    ),
  },
}

const textValue = (values: PreviewContent['values'], name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' && value ? value : undefined
}

function actionOf(
  values: PreviewContent['values'],
  { language, actionLabel }: Omit<PreviewContent, 'values'>,
) {
  const link = textValue(values, 'link')
  return link ? { href: localisedHref(link, language), label: actionLabel } : undefined
}

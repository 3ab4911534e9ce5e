import { Ad } from '#ui/marketing/Ad.tsx'
import { localisedHref } from '#ui/marketing/localisedHref.ts'
import { slidePositions } from '#ui/marketing/logicalPosition.ts'
import { Slide } from '#ui/marketing/Slide.tsx'
import type { PreviewContent, Previews } from '../../context/previews.ts'
import { embeddedPictureOf } from '../../kinds/embeddedRecords.ts'

/** The components of the shop that can be previewed, rendered by the shop's own code. */
export const previews: Previews = {
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

import type { Input } from '#api/resourcePaths.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { Resource } from '#resource/resource.ts'
import { useCatalogue } from '../../context/catalogue.ts'
import { useReferences, useTargetResource } from '../../kinds/ReferencesProvider.tsx'
import { Preview } from './Preview.tsx'

type Props = {
  readonly resource: Resource
  /** the form data: pictures are ids */
  readonly data: Input
}

/** A preview of the form data as shoppers would see it. */
export function FormPreview({ resource, data }: Props) {
  const catalogue = useCatalogue()
  const field = resource.fields.find(({ target }) => catalogue.get(target ?? '')?.arePictures)
  const value = data[field?.name ?? '']
  const [picture] = useReferences(
    useTargetResource(field?.target),
    typeof value === 'string' ? [value] : [],
  )
  const record = field && !isRecord(value) ? { ...data, [field.name]: picture } : data
  return <Preview resource={resource} record={record} />
}

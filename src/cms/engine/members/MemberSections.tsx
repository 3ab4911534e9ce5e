import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useCatalogue } from '../../context/catalogue.ts'
import { useCanAccess } from '../../context/permissions.ts'
import { MemberSection } from './MemberSection.tsx'

type Props = { readonly resource: Resource; readonly record: RecordData }

/** The member lists of a record, one for each field, as far as the user may see them. */
export function MemberSections({ resource, record }: Props) {
  const catalogue = useCatalogue()
  const canAccess = useCanAccess()
  return resource.members.map((member) => {
    const target = catalogue.get(member.target ?? '')
    return target && canAccess(target, 'read') ? (
      <MemberSection
        key={member.name}
        resource={resource}
        record={record}
        member={member}
        target={target}
      />
    ) : null
  })
}

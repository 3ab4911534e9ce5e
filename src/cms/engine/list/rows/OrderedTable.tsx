import type { DragEvent } from 'react'
import { recordTitle } from '../../recordTitle.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useRecordText } from '../../../context/useRecordText.ts'
import { ListTable, type ListTableProps } from '../ListTable.tsx'
import { ReorderHandle } from './ReorderHandle.tsx'
import { useReorder } from './useReorder.ts'

/** A list with a manual order, changed by dragging or with the arrow keys. */
export function OrderedTable(props: ListTableProps) {
  const { list } = props
  const recordText = useRecordText()
  const formats = useFormats()
  const { language } = useLanguage()
  const reorder = useReorder(list)
  if (!reorder) return <ListTable {...props} />
  const { moved } = reorder
  return (
    <>
      <ListTable
        {...props}
        rows={reorder.rows.map(({ _id }) => props.table.getRow(_id))}
        dragOf={({ _id, ...record }) => ({
          handle: (
            <ReorderHandle
              id={_id}
              title={recordTitle(list.resource, record, language)}
              reorder={reorder}
            />
          ),
          rowProps: {
            draggable: true,
            onDragStart: () => reorder.startDrag(_id),
            onDragOver: (event) => {
              if (!reorder.isDragging()) return
              event.preventDefault()
              reorder.dragOver(_id)
            },
            onDrop: (event) => event.preventDefault(),
            onDragEnd: (event) => (isDroppedOutside(event) ? reorder.cancel() : reorder.drop()),
          },
        })}
      />
      <p className="visually-hidden" role="status">
        {moved &&
          recordText('place.moved', {
            what: moved.title,
            n: formats.number(moved.position),
            total: formats.number(list.total),
          })}
      </p>
    </>
  )
}

/**
 * Returns whether the row was dropped outside the list. `dropEffect` alone does not tell: rows move
 * under the pointer, so at times none of them has accepted the drop.
 */
function isDroppedOutside({ dataTransfer, currentTarget, clientX, clientY }: DragEvent): boolean {
  const listBox = currentTarget.parentElement?.getBoundingClientRect()
  const isOver =
    listBox !== undefined &&
    clientX >= listBox.left &&
    clientX <= listBox.right &&
    clientY >= listBox.top &&
    clientY <= listBox.bottom
  return dataTransfer.dropEffect === 'none' && !isOver
}

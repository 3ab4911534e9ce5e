import Box from '@mui/material/Box'
import RemoveIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { useState, type ReactNode } from 'react'
import { focusNeighbour } from '../../../components/focusNeighbour.ts'
import { Tag } from '../../../components/Tag.tsx'
import { AfterIcon, BeforeIcon } from '../../../components/directionalIcons.tsx'
import { useRecordText } from '../../../context/useRecordText.ts'
import { useText } from '../../../context/useText.ts'
import { Thumbnail } from '../../cells/Thumbnail.tsx'
import { referenceTitle, type Reference } from '../../embeddedRecords.ts'
import css from './Pictures.module.css'

type Props = {
  readonly pictures: readonly Reference[]
  readonly onChange: (ids: readonly string[]) => void
  readonly children?: ReactNode
}

/** Pictures side by side, reordered by dragging or with buttons. */
export function PictureTiles({ pictures, onChange, children }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const ids = pictures.map(({ _id }) => _id)
  const move = (from: number, to: number) => {
    const id = ids[from]
    if (id !== undefined && from !== to) onChange(ids.toSpliced(from, 1).toSpliced(to, 0, id))
  }
  const drop = () => {
    if (dragged !== undefined && over !== undefined) move(dragged, over)
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
        gap: 12,
      }}
    >
      {pictures.map((picture, index) => {
        const title = referenceTitle(picture)
        return (
          <li
            key={picture._id}
            className={css.tile}
            draggable={ids.length > 1}
            data-dragged={dragged === index}
            data-over={over === index && dragged !== index}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(index)
            }}
            onDragEnd={drop}
          >
            <Thumbnail value={picture} size="large" alt={title} />
            {index === 0 && ids.length > 1 && (
              <Tag
                label={recordText('picture.cover')}
                sx={{
                  position: 'absolute',
                  insetBlockStart: 6,
                  insetInlineStart: 6,
                  background: 'var(--text)',
                  color: 'var(--canvas)',
                }}
              />
            )}
            <div className={css.tools}>
              {ids.length > 1 && (
                <>
                  <IconButton
                    size="small"
                    disabled={index === 0}
                    aria-label={t('action.moveUp', { what: title })}
                    onClick={() => move(index, index - 1)}
                  >
                    <BeforeIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    disabled={index === ids.length - 1}
                    aria-label={t('action.moveDown', { what: title })}
                    onClick={() => move(index, index + 1)}
                  >
                    <AfterIcon fontSize="small" />
                  </IconButton>
                </>
              )}
              <IconButton
                size="small"
                className={css.remove ?? ''}
                aria-label={t('action.remove', { what: title })}
                onClick={({ currentTarget }) => {
                  const tile = currentTarget.closest('li')
                  if (tile) focusNeighbour(tile)
                  onChange(ids.toSpliced(index, 1))
                }}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </div>
          </li>
        )
      })}
      {children}
    </Box>
  )
}

import GridIcon from '@mui/icons-material/GridViewOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import IconButton from '@mui/material/IconButton'
import Box from '@mui/material/Box'
import { usePreference } from '../../context/usePreference.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { ListTable, type ListTableProps } from '../list/ListTable.tsx'
import { GalleryGrid } from './GalleryGrid.tsx'
import { GalleryUpload } from './GalleryUpload.tsx'

const layouts = ['grid', 'table'] as const
type GalleryLayout = (typeof layouts)[number]
const isGalleryLayout = (value: string): value is GalleryLayout =>
  layouts.some((each) => each === value)

/** A list of pictures as a grid or a table, with an upload area. */
export function Gallery(props: ListTableProps) {
  const recordText = useRecordText()
  const [layout, setLayout] = usePreference('gallery', 'grid', isGalleryLayout)
  const { list, table, isSelectable } = props
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 12, marginBlockEnd: 16 }}>
        <GalleryUpload resource={list.resource} />
        <Box
          sx={{
            display: 'flex',
            flex: 'none',
            marginInlineStart: 'auto',
            '& > [aria-pressed=true]': { background: 'var(--accentSoft)', color: 'var(--accent)' },
          }}
          role="group"
          aria-label={recordText('gallery.shape')}
        >
          {layouts.map((each) => (
            <IconButton
              key={each}
              size="small"
              aria-pressed={layout === each}
              aria-label={recordText(`gallery.${each}`)}
              title={recordText(`gallery.${each}`)}
              onClick={() => setLayout(each)}
            >
              {each === 'grid' ? <GridIcon fontSize="small" /> : <TableIcon fontSize="small" />}
            </IconButton>
          ))}
        </Box>
      </Box>
      {layout === 'table' ? (
        <ListTable {...props} />
      ) : (
        <GalleryGrid list={list} table={table} isSelectable={isSelectable} />
      )}
    </>
  )
}

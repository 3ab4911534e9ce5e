import BoldIcon from '@mui/icons-material/FormatBold'
import BulletsIcon from '@mui/icons-material/FormatListBulleted'
import HeadingIcon from '@mui/icons-material/Title'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import LinkIcon from '@mui/icons-material/Link'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { RedoIcon, UndoIcon } from '../../../components/directionalIcons.tsx'
import { useRecordText } from '../../../context/useRecordText.ts'
import { LinkDialog } from './LinkDialog.tsx'

export function RichTextToolbar({ editor }: { editor: Editor }) {
  const recordText = useRecordText()
  const [isLinkDialogOpen, setLinkDialogOpen] = useState(false)
  const editorState = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools = [
    { key: 'bold', Icon: BoldIcon, run: () => chain().toggleBold().run() },
    { key: 'italic', Icon: ItalicIcon, run: () => chain().toggleItalic().run() },
    { key: 'heading', Icon: HeadingIcon, run: () => chain().toggleHeading({ level: 3 }).run() },
    { key: 'bullets', Icon: BulletsIcon, run: () => chain().toggleBulletList().run() },
    { key: 'numbers', Icon: NumbersIcon, run: () => chain().toggleOrderedList().run() },
    { key: 'link', Icon: LinkIcon, run: () => setLinkDialogOpen(true) },
  ] as const
  const historyTools = [
    { key: 'undo', Icon: UndoIcon, run: () => chain().undo().run() },
    { key: 'redo', Icon: RedoIcon, run: () => chain().redo().run() },
  ] as const
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        padding: '4px 8px',
        borderBlockEnd: '1px solid var(--border)',
        background: 'var(--fill)',
      }}
      role="toolbar"
      aria-label={recordText('rich.toolbar')}
    >
      {tools.map(({ key, Icon, run }) => (
        <IconButton
          key={key}
          size="small"
          sx={{
            '&[aria-pressed=true]': { background: 'var(--accentSoft)', color: 'var(--accent)' },
          }}
          aria-label={recordText(`rich.${key}`)}
          title={recordText(`rich.${key}`)}
          aria-pressed={editorState[key]}
          onClick={run}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
      <Box component="span" sx={{ flex: 1 }} />
      {historyTools.map(({ key, Icon, run }) => (
        <IconButton
          key={key}
          size="small"
          aria-label={recordText(`rich.${key}`)}
          title={recordText(`rich.${key}`)}
          disabled={!editorState[key]}
          onClick={run}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
      {isLinkDialogOpen && <LinkDialog editor={editor} onClose={() => setLinkDialogOpen(false)} />}
    </Box>
  )
}

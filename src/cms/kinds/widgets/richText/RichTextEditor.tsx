import Box from '@mui/material/Box'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { WidgetProps } from '../../kindComponents.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'

/** A text editor with only the formats that the server keeps. */
export function RichTextEditor({ value, onChange, aria }: WidgetProps) {
  const html = typeof value === 'string' ? value : ''
  const lastHtml = useRef(html)
  const onChangeRef = useRef(onChange)
  onChangeRef.current = onChange
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        dir: 'auto',
        id: aria.id,
        'aria-labelledby': `${aria.id}-label`,
        'aria-describedby': aria['aria-describedby'],
      },
    },
    onUpdate: ({ editor: now }) => {
      lastHtml.current = now.isEmpty ? '' : now.getHTML()
      onChangeRef.current(lastHtml.current || undefined)
    },
  })
  useEffect(() => {
    // Changed from outside: discarded, merged or reloaded.
    if (html === lastHtml.current) return
    lastHtml.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [html, editor])
  return (
    <Box
      sx={{
        overflow: 'hidden',
        border: '1px solid var(--borderStrong)',
        borderRadius: 'var(--radius-s)',
        background: 'var(--surface)',
        '&:hover': { borderColor: 'var(--muted)' },
        '&:focus-within': { borderColor: 'var(--accent)', boxShadow: '0 0 0 1px var(--accent)' },
        '&[data-invalid=true]': { borderColor: 'var(--danger)' },
        '& .tiptap': {
          minBlockSize: 150,
          maxBlockSize: 420,
          overflow: 'auto',
          padding: 12,
          outline: 'none',
        },
        '& .tiptap :is(ul, ol)': { margin: 'revert', padding: 'revert', listStyle: 'revert' },
        '& .tiptap p': { margin: '0 0 0.75em' },
        '& .tiptap :is(h3, h4)': { margin: '1em 0 0.4em' },
        '& .tiptap > :first-child': { marginBlockStart: 0 },
      }}
      data-invalid={aria['aria-invalid']}
    >
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </Box>
  )
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    code: false,
    horizontalRule: false,
    blockquote: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols: ['https', 'http', 'mailto'] },
  }),
]

import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { acceptOf, pdf, pictureTypes, typeNames, type FileType } from '#domain/fileTypes.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import type { WidgetAria } from '../face.ts'
import css from './Pictures.module.css'

type Props = {
  readonly aria: WidgetAria
  readonly multiple: boolean
  /** default: pictures */
  readonly types?: readonly FileType[] | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly children?: ReactNode
}

/** Files are dropped here or chosen; the button is what keyboards reach. */
export function DropZone({ aria, multiple, types, onFiles, children }: Props) {
  const say = useRecordText()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])]
    onFiles(multiple ? all : all.slice(0, 1))
  }
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  return (
    <div
      className={css.zone}
      data-over={over}
      data-invalid={aria['aria-invalid']}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={hold}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <button
        type="button"
        className={css.choose}
        id={aria.id}
        aria-describedby={aria['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        <span>
          {say(types?.includes(pdf) ? 'file.drop' : 'picture.drop')}
          <small className={css.rules}>
            {types?.includes(pdf)
              ? say('file.rules')
              : types
                ? say('picture.onlyTypes', { types: typeNames(types) })
                : say('picture.rules')}
          </small>
        </span>
      </button>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(types ?? pictureTypes)}
        multiple={multiple}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </div>
  )
}

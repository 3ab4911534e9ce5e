import ActivateIcon from '@mui/icons-material/CheckCircleOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeactivateIcon from '@mui/icons-material/PauseCircleOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import EndIcon from '@mui/icons-material/HighlightOffOutlined'
import RunIcon from '@mui/icons-material/PlayCircleOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import ViewIcon from '@mui/icons-material/ArticleOutlined'
import { SendIcon } from '../../components/directionalIcons.tsx'

/** Loaded with the menus that show them, not with the list. */
export const actionIcons = {
  edit: EditIcon,
  view: ViewIcon,
  translate: TranslateIcon,
  show: ShowIcon,
  hide: HideIcon,
  activate: ActivateIcon,
  deactivate: DeactivateIcon,
  copy: CopyIcon,
  delete: DeleteIcon,
  send: SendIcon,
  run: RunIcon,
  end: EndIcon,
} as const

export type ActionIcon = keyof typeof actionIcons

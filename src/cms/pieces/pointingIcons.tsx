import ArrowBack from '@mui/icons-material/ArrowBack'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Invite from '@mui/icons-material/ForwardToInboxOutlined'
import ArrowLeft from '@mui/icons-material/KeyboardArrowLeft'
import ArrowRight from '@mui/icons-material/KeyboardArrowRight'
import Logout from '@mui/icons-material/Logout'
import Redo from '@mui/icons-material/Redo'
import Take from '@mui/icons-material/SubdirectoryArrowRight'
import Undo from '@mui/icons-material/Undo'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import css from './Pointing.module.css'

/** Icons that point along the line: mirrored where the page reads the other way. No other icon is. */
const pointing = (Icon: typeof ArrowBack) =>
  function PointingIcon({ className = '', ...props }: SvgIconProps) {
    return <Icon {...props} className={`${css.pointing} ${className}`} />
  }

export const BackIcon = /* @__PURE__ */ pointing(ArrowBack)
export const PreviousIcon = /* @__PURE__ */ pointing(ChevronLeft)
export const NextIcon = /* @__PURE__ */ pointing(ChevronRight)
export const BeforeIcon = /* @__PURE__ */ pointing(ArrowLeft)
export const AfterIcon = /* @__PURE__ */ pointing(ArrowRight)
export const InviteIcon = /* @__PURE__ */ pointing(Invite)
export const SignOutIcon = /* @__PURE__ */ pointing(Logout)
export const UndoIcon = /* @__PURE__ */ pointing(Undo)
export const RedoIcon = /* @__PURE__ */ pointing(Redo)
export const TakeIcon = /* @__PURE__ */ pointing(Take)

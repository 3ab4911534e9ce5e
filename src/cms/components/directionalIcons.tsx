import ArrowBack from '@mui/icons-material/ArrowBack'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Send from '@mui/icons-material/ForwardToInboxOutlined'
import ArrowLeft from '@mui/icons-material/KeyboardArrowLeft'
import ArrowRight from '@mui/icons-material/KeyboardArrowRight'
import Logout from '@mui/icons-material/Logout'
import Redo from '@mui/icons-material/Redo'
import Take from '@mui/icons-material/SubdirectoryArrowRight'
import Undo from '@mui/icons-material/Undo'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import css from './Pointing.module.css'

/**
 * Icons that point along the line, mirrored in right-to-left pages. No other icons are mirrored.
 */
const mirrorInRtl = (Icon: typeof ArrowBack) =>
  function DirectionalIcon({ className = '', ...props }: SvgIconProps) {
    return <Icon {...props} className={`${css.pointing} ${className}`} />
  }

export const BackIcon = /* @__PURE__ */ mirrorInRtl(ArrowBack)
export const PreviousIcon = /* @__PURE__ */ mirrorInRtl(ChevronLeft)
export const NextIcon = /* @__PURE__ */ mirrorInRtl(ChevronRight)
export const BeforeIcon = /* @__PURE__ */ mirrorInRtl(ArrowLeft)
export const AfterIcon = /* @__PURE__ */ mirrorInRtl(ArrowRight)
export const SendIcon = /* @__PURE__ */ mirrorInRtl(Send)
export const SignOutIcon = /* @__PURE__ */ mirrorInRtl(Logout)
export const UndoIcon = /* @__PURE__ */ mirrorInRtl(Undo)
export const RedoIcon = /* @__PURE__ */ mirrorInRtl(Redo)
export const CopyOverIcon = /* @__PURE__ */ mirrorInRtl(Take)

import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Components that open over the page, loaded by usePopup.ts. */
export { Menu, MenuItem as Item, Popover }

type LinkItemProps = { readonly to: string; readonly children: ReactNode }

/** A menu item that links to a page. The menu passes further properties, such as the focus. */
export const LinkItem = ({ to, ...props }: LinkItemProps) => (
  <MenuItem component={Link} to={to} {...props} />
)

/** A menu item that links outside of the back office. */
export const ExternalLinkItem = ({ to, ...props }: LinkItemProps) => (
  <MenuItem component="a" href={to} {...props} />
)

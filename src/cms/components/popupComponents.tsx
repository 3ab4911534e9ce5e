import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** What opens over the page; see usePopup.ts, which loads it. */
export { Menu, MenuItem as Item, Popover }

type LinkItemProps = { readonly to: string; readonly children: ReactNode }

/** An entry of a menu that is a place to go. The menu hands it further properties, such as the focus. */
export const LinkItem = ({ to, ...props }: LinkItemProps) => (
  <MenuItem component={Link} to={to} {...props} />
)

/** The same for a place outside of the back office. */
export const ExternalLinkItem = ({ to, ...props }: LinkItemProps) => (
  <MenuItem component="a" href={to} {...props} />
)

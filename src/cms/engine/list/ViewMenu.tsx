import CheckIcon from '@mui/icons-material/Check'
import TuneIcon from '@mui/icons-material/Tune'
import IconButton from '@mui/material/IconButton'
import { Suspense } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useText } from '../../context/useText.ts'
import { Item, loadPopups, Menu, usePopup } from '../../pieces/popups.ts'
import { useColumnLabel } from './columnLabel.ts'
import { listColumns } from './columns.ts'
import { densities, type View } from './useView.ts'
import css from './ListScreen.module.css'

export type { View }

/** Which columns stand in the table, and how high its rows are. */
export function ViewMenu({ resource, view }: { resource: Resource; view: View }) {
  const t = useText()
  const label = useColumnLabel(resource)
  const { anchor, isOpen, isThere, open, close } = usePopup()
  return (
    <div className={css.view}>
      <IconButton
        aria-label={t('list.view')}
        title={t('list.view')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPopups()}
        onClick={(event) => open(event.currentTarget)}
      >
        <TuneIcon fontSize="small" />
      </IconButton>
      {isThere && (
        <Suspense>
          <Menu open={isOpen} anchorEl={anchor} onClose={close}>
            <li className={css.menuHeading} role="presentation">
              {t('list.columns')}
            </li>
            {listColumns(resource)
              .filter(({ isName }) => !isName)
              .map(({ name }) => (
                <Choice
                  key={name}
                  role="menuitemcheckbox"
                  checked={!view.hidden.includes(name)}
                  label={label(name)}
                  onClick={() => view.toggleColumn(name)}
                />
              ))}
            <li className={css.menuHeading} role="presentation">
              {t('list.density')}
            </li>
            {densities.map((density) => (
              <Choice
                key={density}
                role="menuitemradio"
                checked={view.density === density}
                label={t(`list.${density}`)}
                onClick={() => view.setDensity(density)}
              />
            ))}
          </Menu>
        </Suspense>
      )}
    </div>
  )
}

type ChoiceProps = {
  readonly role: 'menuitemcheckbox' | 'menuitemradio'
  readonly checked: boolean
  readonly label: string
  readonly onClick: () => void
}

const Choice = ({ role, checked, label, onClick, ...rest }: ChoiceProps) => (
  <Item {...rest} role={role} aria-checked={checked} onClick={onClick}>
    <CheckIcon fontSize="small" className={css.check} data-on={checked} />
    {label}
  </Item>
)

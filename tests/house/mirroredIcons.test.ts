import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keysOf } from '#domain/keys.ts'
import { ExtraIcon } from '#storefront/components/ExtraIcon.tsx'
import { extraIcons } from '#storefront/components/extraIcons.generated.ts'
import { icons } from '#storefront/components/icons.generated.ts'
import { readCode, linesMatching } from './support/sources.ts'

it('the storefront mirrors directional icons, and no others', () => {
  const mirrored = keysOf({ ...icons, ...extraIcons }).filter((name) =>
    renderToStaticMarkup(createElement(ExtraIcon, { name })).includes('class="pointing"'),
  )
  expect(mirrored.toSorted()).toEqual(['arrow', 'leave', 'next', 'previous'])
})

it('the back office imports directional icons from the file that mirrors them', () => {
  // The icon that folds the menu is mirrored together with the menu.
  const own = ['src/cms/components/directionalIcons.tsx', 'src/cms/shell/Layout.tsx']
  const others = readCode('src').filter(({ path }) => !own.includes(path))
  const pointingIcons =
    /icons-material\/(\w*(Left|Right|Back|Forward|Undo|Redo|Send|Reply|Login|Logout|Before|Next|OpenInNew|MenuOpen|TrendingUp|Shortcut)(?![a-z])\w*|ForwardToInbox\w*)'/
  expect(linesMatching(others, pointingIcons)).toEqual([])
})

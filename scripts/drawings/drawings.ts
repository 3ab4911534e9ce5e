import { families, individuals } from './catalogue.ts'
import type { Entry } from './catalogue.ts'
import { boxed, closeUp, placed, studio } from './kit/stage.ts'
import { kits } from './packages.ts'
import { applications } from './scenes/applications.ts'
import { tile } from './scenes/frame.ts'
import type { Scene } from './scenes/frame.ts'
import { industries } from './scenes/industries.ts'
import { settings } from './scenes/settings.ts'
import { indoorUseCases } from './scenes/indoorUseCases.ts'
import { outdoorUseCases } from './scenes/outdoorUseCases.ts'
import { wide } from './scenes/wide.ts'
import { integrations } from './services/integrations.ts'
import { licences } from './services/licences.ts'
import { notices } from './services/notices.ts'
import { subscriptions } from './services/subscriptions.ts'
import type { Figure } from './kit/stage.ts'

export type Drawings = Readonly<Record<string, () => string>>

// In a gallery the object comes first, then where it is used, then a detail or the delivery.
const views = (key: string, [figure, setting]: Entry): Drawings => {
  const found: (() => string)[] = [() => studio(figure)]
  if (setting) found.push(() => placed(settings[setting].art, figure, settings[setting].spot))
  found.push(figure.focus ? () => closeUp(figure) : () => boxed(figure))
  return Object.fromEntries(found.map((draw, index) => [index ? `${key}-${index + 1}` : key, draw]))
}

const galleries = (prefix: string, entries: Readonly<Record<string, Entry>>): Drawings =>
  Object.assign({}, ...Object.entries(entries).map(([key, entry]) => views(prefix + key, entry)))

const each = <Item>(
  prefix: string,
  items: Readonly<Record<string, Item>>,
  draw: (item: Item) => string,
): Drawings =>
  Object.fromEntries(
    Object.entries(items).map(([key, item]) => [`${prefix}/${key}`, () => draw(item)]),
  )

const objects = (prefix: string, items: Readonly<Record<string, Figure>>): Drawings =>
  each(prefix, items, studio)

const scenes = (prefix: string, items: Readonly<Record<string, Scene>>): Drawings =>
  each(prefix, items, tile)

export const drawings: Drawings = {
  ...galleries('', families),
  ...galleries('products/', individuals),
  ...objects('subscriptions', subscriptions),
  ...objects('licences', licences),
  ...objects('integrations', integrations),
  ...objects('notifications', notices),
  ...each('packages', kits, (draw) => draw()),
  ...scenes('applications', applications),
  ...scenes('industries', industries),
  ...scenes('use-cases', { ...outdoorUseCases, ...indoorUseCases }),
  ...wide,
}

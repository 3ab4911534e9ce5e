import { familyEntries, productEntries } from './catalogue.ts'
import type { GalleryEntry } from './catalogue.ts'
import { drawWithBox, drawCloseUp, drawInScene, drawAlone } from './kit/stage.ts'
import { kits } from './packages.ts'
import { applications } from './scenes/applications.ts'
import { drawTile } from './scenes/frame.ts'
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

// A gallery shows the object first, then where it is used, then a detail or the delivery.
const galleryViews = (key: string, [figure, setting]: GalleryEntry): Drawings => {
  const drawFunctions: (() => string)[] = [() => drawAlone(figure)]
  if (setting)
    drawFunctions.push(() => drawInScene(settings[setting].art, figure, settings[setting].spot))
  drawFunctions.push(figure.focus ? () => drawCloseUp(figure) : () => drawWithBox(figure))
  return Object.fromEntries(
    drawFunctions.map((draw, index) => [index ? `${key}-${index + 1}` : key, draw]),
  )
}

const galleries = (prefix: string, entries: Readonly<Record<string, GalleryEntry>>): Drawings =>
  Object.assign(
    {},
    ...Object.entries(entries).map(([key, entry]) => galleryViews(prefix + key, entry)),
  )

const drawEach = <Item>(
  prefix: string,
  items: Readonly<Record<string, Item>>,
  draw: (item: Item) => string,
): Drawings =>
  Object.fromEntries(
    Object.entries(items).map(([key, item]) => [`${prefix}/${key}`, () => draw(item)]),
  )

const drawObjects = (prefix: string, items: Readonly<Record<string, Figure>>): Drawings =>
  drawEach(prefix, items, drawAlone)

const drawScenes = (prefix: string, items: Readonly<Record<string, Scene>>): Drawings =>
  drawEach(prefix, items, drawTile)

export const drawings: Drawings = {
  ...galleries('', familyEntries),
  ...galleries('products/', productEntries),
  ...drawObjects('subscriptions', subscriptions),
  ...drawObjects('licences', licences),
  ...drawObjects('integrations', integrations),
  ...drawObjects('notifications', notices),
  ...drawEach('packages', kits, (draw) => draw()),
  ...drawScenes('applications', applications),
  ...drawScenes('industries', industries),
  ...drawScenes('use-cases', { ...outdoorUseCases, ...indoorUseCases }),
  ...wide,
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { joinItems, type FullLanguage } from '#domain/locale.ts'
import { specification } from '../../../schemas/shared/specifications.ts'
import { detailsOf, dimensionFields, descriptionParagraphs } from '../productDetails.ts'
import type { DemoProduct } from '../demoCatalogue.ts'
import type { Block, Sheet } from './layoutLatinPages.ts'

type Section = readonly [heading: string, text: string]
type Guide = {
  readonly name: Readonly<Record<FullLanguage, string>>
  readonly quickStart: Readonly<Record<FullLanguage, readonly string[]>>
  readonly manual: Readonly<Record<FullLanguage, readonly Section[]>>
}

export const families = ['sensor', 'tracker', 'controller', 'lock', 'gateway'] as const
export type Family = (typeof families)[number]
export type Guides = Readonly<Record<Family, Guide>>

export const readGuides = async (): Promise<Guides> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'guides.json'), 'utf8'))

/** Products that are set up and maintained in the same way share their guides. */
export function familyOf({ type, deviceType = '' }: DemoProduct): Family | undefined {
  if (type === 'gateway') return 'gateway'
  if (type !== 'device') return undefined
  return families.find((each) => deviceTypesByFamily[each].includes(deviceType)) ?? 'sensor'
}

const deviceTypesByFamily: Readonly<Record<Family, readonly string[]>> = {
  sensor: [],
  tracker: ['vehicle_tracker', 'asset_tracker', 'personal_tracker', 'beacon', 'camera'],
  controller: ['controller', 'energy_meter', 'flow_meter'],
  lock: ['smart_lock'],
  gateway: [],
}

/** The revision of all demo guides. */
export const revision = '1.2'

const footers: Readonly<Record<FullLanguage, string>> = {
  en: `Revision ${revision}. Subject to technical change.`,
  ar: 'قد تتغير المواصفات الفنية دون إشعار.',
}

export function buildQuickStart(guide: Guide, language: FullLanguage): Sheet {
  return {
    title: { en: 'Quick start guide', ar: 'دليل البدء السريع' }[language],
    subtitle: guide.name[language],
    blocks: guide.quickStart[language].map((text, index) => ({
      kind: 'step',
      number: index + 1,
      text,
    })),
    footer: footers[language],
  }
}

export function buildUserManual(guide: Guide, language: FullLanguage): Sheet {
  return {
    title: { en: 'User manual', ar: 'دليل المستخدم' }[language],
    subtitle: guide.name[language],
    blocks: guide.manual[language].flatMap(([heading, text]): Block[] => [
      { kind: 'heading', text: heading },
      { kind: 'text', text },
    ]),
    footer: footers[language],
  }
}

/** Builds a data sheet with the specifications of a product, on one page. */
export function buildDatasheet(product: DemoProduct): Sheet {
  const { name, code, specs, warrantyMonths } = product
  const { dimensionsMm, weightG } = detailsOf(code)
  const listedSpecs = Object.entries(specs).filter(([key]) => !dimensionFields.has(key))
  const rows = listedSpecs.map(([key, value]): Block => ({
    kind: 'row',
    name: specificationName(key),
    value: joinItems([value].flat().map(String), 'en'),
  }))
  return {
    title: name.en,
    subtitle: `Datasheet, ${code}`,
    blocks: [
      ...descriptionParagraphs(product, 'en').map((text): Block => ({ kind: 'text', text })),
      { kind: 'heading', text: 'Specifications' },
      ...rows,
      {
        kind: 'row',
        name: specificationName('dimensionsMm'),
        value: dimensionsMm?.join(' × ') ?? '',
      },
      { kind: 'row', name: specificationName('weightG'), value: String(weightG) },
      { kind: 'row', name: 'Warranty', value: `${String(warrantyMonths)} months` },
    ],
    footer: footers.en,
  }
}

const specificationName = (key: string): string => specification['x-enum-labels']?.[key]?.en ?? key

import type { ShopApi } from './shopApi.ts'
import type { CodedRef, Metadata, Settings, Topic } from './types.ts'

export type ShopData = {
  readonly metadata: Metadata
  readonly settings: Settings
  readonly applications: readonly CodedRef[]
  readonly useCases: readonly CodedRef[]
  readonly industries: readonly CodedRef[]
  readonly year: number
}

/** Readers whose results are shared by all pages. */
export type SharedReaders = {
  readonly metadata: (signal: AbortSignal) => Promise<Metadata>
  readonly settings: (signal: AbortSignal) => Promise<Settings>
}

/** Loads the data that every page needs. */
export async function loadShop(
  api: ShopApi,
  readers: SharedReaders,
  signal: AbortSignal,
): Promise<ShopData> {
  const [metadata, settings, applications, useCases, industries] = await Promise.all([
    readers.metadata(signal),
    readers.settings(signal),
    api.optional(api.topics('applications', signal)),
    api.optional(api.topics('use-cases', signal)),
    api.optional(api.topics('industries', signal)),
  ])
  return {
    metadata: productMetadata(metadata),
    settings,
    applications: toCodedRefs(applications),
    useCases: toCodedRefs(useCases),
    industries: toCodedRefs(industries),
    year: new Date().getUTCFullYear(),
  }
}

const toCodedRefs = (topics: readonly Topic[] = []): CodedRef[] =>
  topics.map(({ _id, title, code }) => ({ _id, title, code }))

// Only product labels are sent to the page, because the rest is for the back office.
const productMetadata = ({ enums, labels }: Metadata): Metadata => {
  const isProductEntry = ([name]: [string, unknown]): boolean => name.startsWith('products.')
  return {
    enums: Object.fromEntries(Object.entries(enums).filter(isProductEntry)),
    labels: Object.fromEntries(Object.entries(labels).filter(isProductEntry)),
  }
}

import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import { createContext, use } from 'react'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { Previews } from './previews.ts'

/** The compiled validators of one form. */
export type ValidatorModule = { readonly validators: ValidatorFunctions }
export type ValidatorLoaders = Readonly<Record<string, () => Promise<ValidatorModule>>>

export type Declarations = {
  readonly catalogue: Catalogue
  /** the validators of all forms, loaded with the first form */
  readonly validators: () => Promise<ValidatorLoaders>
  /** how records look in the shop, loaded with the first preview; the same promise each time */
  readonly previews: () => Promise<Previews>
}

const CatalogueContext = createContext<Declarations | undefined>(undefined)

export const DeclarationsProvider = CatalogueContext.Provider

export function useDeclarations(): Declarations {
  const declarations = use(CatalogueContext)
  if (!declarations) throw new Error('DeclaredProvider is missing')
  return declarations
}

export const useCatalogue = (): Catalogue => useDeclarations().catalogue

const ResourceContext = createContext<Resource | undefined>(undefined)

export const ResourceProvider = ResourceContext.Provider

/** Returns the resource of the current screen. */
export function useResource(): Resource {
  const resource = use(ResourceContext)
  if (!resource) throw new Error('ResourceProvider is missing')
  return resource
}

/** Returns the names of a resource in the reader's language, also for use inside a sentence. */
export function useResourceNames({ labels }: Resource): {
  readonly one: string
  readonly many: string
  readonly midSentence: { readonly one: string; readonly many: string }
} {
  const { language } = useLanguage()
  const [one, many] = [labels.one[language], labels.many[language]]
  return { one, many, midSentence: { one: toMidSentence(one), many: toMidSentence(many) } }
}

/** 'Use case' → 'use case', but 'SIM card' stays. */
export const toMidSentence = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

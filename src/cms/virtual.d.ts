declare module 'virtual:validators' {
  export const validators: import('./context/catalogue.ts').ValidatorLoaders
}

declare module 'virtual:helps' {
  /** by the numbers that replace them */
  export const helps: readonly import('#domain/locale.ts').ByLanguage[]
}

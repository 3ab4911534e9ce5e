declare module 'virtual:validators' {
  export const validators: import('./context/catalogue.ts').ValidatorLoaders
}

import type { ReactNode } from 'react'
import type { Language } from '#domain/locale.ts'

export type PreviewContent = {
  /** the values of the record, with its pictures embedded */
  readonly values: Readonly<Record<string, unknown>>
  readonly language: Language
  /** the label of its button */
  readonly actionLabel: string
}

type PreviewDefinition = {
  /** the width in the shop, in pixels */
  readonly width: { readonly desktop: number; readonly phone: number }
  readonly render: (content: PreviewContent) => ReactNode
}

/** By the name that declarations call them. */
export type Previews = Readonly<Record<string, PreviewDefinition>>

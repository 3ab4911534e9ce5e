import type { Language } from '#domain/locale.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { createTitleLoader, type TitleData } from './createTitleLoader.ts'
import { hiddenHead } from './hiddenHead.ts'

/** Defines a page whose content depends on the user: only its title is known in advance. */
export const defineTitledPage =
  (
    Component: PageDefinition<TitleData>['Component'],
    titleIn: (language: Language) => string,
    loadTexts: readonly (() => Promise<unknown>)[],
  ) =>
  async ({ brand }: PageContext): Promise<PageDefinition<TitleData>> => {
    await Promise.all(loadTexts.map((load) => load()))
    return { Component, loader: createTitleLoader(brand, titleIn), head: hiddenHead }
  }

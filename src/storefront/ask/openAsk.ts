import type { ComponentType } from 'react'
import { loadAccountText } from '../account/accountText.ts'
import { languageOf } from '../data/languageOf.ts'
import type { Opening, Page } from '../page.ts'
import { loadRequestsTexts } from '../requests/requestsText.ts'
import { textHead, type TextData } from '../textHead.ts'
import { askTextIn, loadAskText } from './askText.ts'

/** A page by which somebody writes to the shop, with its words and those of its form. */
export const openAsk =
  (type: 'quote' | 'contact', Component: ComponentType) =>
  async ({ brand }: Opening): Promise<Page<TextData>> => {
    await Promise.all([loadAskText(), loadAccountText(), loadRequestsTexts()])
    return {
      Component,
      loader: ({ request }) => {
        const text = askTextIn(languageOf(request.url, brand))
        return { title: text(`${type}.title`), description: text(`${type}.lead`) }
      },
      head: textHead,
    }
  }

import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { isLanguage } from '#domain/locale.ts'
import { shoppingTextIn, type ShoppingText } from './shoppingText.ts'

/** All that can be known of such a page before its reader is known: what it is called. */
export type Titled = { readonly title: string }

export const loadTitled =
  ({ language: usual }: Brand, titled: (text: ShoppingText) => string) =>
  ({ request }: LoaderFunctionArgs): Titled => {
    const prefix = new URL(request.url).pathname.split('/')[1]
    return { title: titled(shoppingTextIn(isLanguage(prefix) ? prefix : usual)) }
  }

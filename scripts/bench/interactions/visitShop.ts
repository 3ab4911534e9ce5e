import { frame } from '#ui/i18n/en/frame.ts'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import type { Visitor } from './startVisitor.ts'

/** A shopper looks around, filters, and fills the cart. */
export async function visitShop({ page, open, press, type }: Visitor): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first()

  const kept = (list: string) => page.getByRole('main').getByRole('button', { name: list }).first()

  await open('/en')
  await press(button(text['header.products']))
  await type('Escape')
  await press(button(text['header.solutions']))
  await type('Escape')
  await press(page.getByRole('combobox', { name: text['header.search'] }))
  await type(...'gate', 'ArrowDown', 'Escape')
  await press(button(text['account.signIn']))
  await type(...'some', 'Escape')
  await press(button(text['header.products']))
  await press(
    page.getByRole('banner').getByRole('link', { name: frame['nav.allProducts'] }).first(),
  )

  await press(page.getByRole('checkbox', { name: /^Gateway/ }))
  await press(link(text['list.view.list']))
  await press(link(text['list.remove'].replace('{label}', 'Gateway')))
  await press(link(text['list.page'].replace('{n}', '2')))
  await press(page.getByRole('article').first().getByRole('link').first())

  await open('/en/products/GW-LW-IN8')
  await press(button(/^Show picture 2/))
  await press(page.getByRole('listitem').getByRole('button', { name: text['gallery.zoom'] }).nth(1))
  await press(button(text['gallery.next']))
  await type('ArrowRight', 'Escape')
  await press(button(text['buy.add']))
  await press(kept(text['keep.wishlist']))
  await press(kept(text['keep.compare']))
}

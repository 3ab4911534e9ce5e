import type { Locator, Page } from 'playwright'
import { resourcePath } from '#cms/context/paths.ts'
import type { Language } from '#domain/locale.ts'
import { cms as cmsAr } from '#ui/i18n/ar/cms.ts'
import { cmsLists as listsAr } from '#ui/i18n/ar/cmsLists.ts'
import { cmsRecord as recordAr } from '#ui/i18n/ar/cmsRecord.ts'
import { cms as cmsEn } from '#ui/i18n/en/cms.ts'
import { cmsLists as listsEn } from '#ui/i18n/en/cmsLists.ts'
import { cmsRecord as recordEn } from '#ui/i18n/en/cmsRecord.ts'
import { catalogue, firstRecordId, readFromApi } from './cmsRoutes.ts'

const texts = {
  en: { ...cmsEn, ...listsEn, ...recordEn },
  ar: { ...cmsAr, ...listsAr, ...recordAr },
} as const satisfies Record<Language, unknown>

export type CmsTexts = (typeof texts)[Language]
export const cmsTextsOf = (language: Language): CmsTexts => texts[language]

/** An overlay of a screen: the path it is on, and how to open it. */
export type Surface = {
  readonly what: string
  readonly path: (page: Page) => Promise<string>
  /** resolves to an element that must be visible before the check */
  readonly open: (page: Page, words: CmsTexts) => Promise<Locator>
}

const listPath = (name: string) => async () => {
  const resource = catalogue.get(name)
  if (!resource) throw new Error(`no ${name}`)
  return `cms/${resourcePath(resource)}`
}

const recordPath =
  (name: string, ...rest: readonly string[]) =>
  async (page: Page) => {
    const resource = catalogue.get(name)
    const id = resource && (await firstRecordId(page, resource))
    return [await listPath(name)(), id, ...rest].join('/')
  }

/** Returns a tag used by a product: it has a history and cannot be deleted. */
const usedTag = async (page: Page) => {
  const products = await readFromApi<{ tags: { _id: string }[] }[]>(page, 'products?limit=48')
  return `${await listPath('tags')()}/${products.flatMap(({ tags }) => tags)[0]?._id}`
}

const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const menu = (page: Page): Locator => page.getByRole('menu')
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

const openMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole('row').nth(1).locator('button[aria-haspopup=menu]').click()
  return menu(page)
}
const pressButton = async (page: Page, name: string): Promise<Locator> => {
  await button(page, name).first().click()
  return dialog(page)
}
const chooseMenuItem = async (page: Page, name: string): Promise<Locator> => {
  await menu(page).getByRole('menuitem', { name, exact: true }).click()
  await menu(page).waitFor({ state: 'hidden' })
  return dialog(page)
}
/** Scrolls down to where the bar is below the rows and covers nothing. */
const selectRows = async (page: Page): Promise<Locator> => {
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('row').nth(2).getByRole('checkbox').check()
  await page.locator('section[aria-busy=false]').waitFor()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  return page.locator('section[aria-busy=false]')
}

/** One example of each, on a resource that has it. */
export const surfaces: readonly Surface[] = [
  { what: 'the row menu', path: listPath('products'), open: openMenu },
  {
    what: 'the column chooser',
    path: listPath('products'),
    open: (page, words) => pressButton(page, words['list.view']),
  },
  {
    what: 'the panel of a choice filter',
    path: listPath('products'),
    open: async (page, words) => {
      const chips = page.getByRole('group', { name: words['list.filters'] })
      await chips.getByRole('button').first().click()
      return dialog(page)
    },
  },
  {
    what: 'the panel of a date filter',
    path: listPath('products'),
    open: async (page, words) => {
      const chips = page.getByRole('group', { name: words['list.filters'] })
      await chips.getByRole('button').nth(-2).click()
      return button(dialog(page), words['preset.today'])
    },
  },
  { what: 'the selection bar', path: listPath('products'), open: selectRows },
  {
    what: 'the bulk edit dialog',
    path: listPath('products'),
    open: async (page, words) => pressButton(page, (await selectRows(page), words['bulk.edit'])),
  },
  {
    what: 'the bulk delete dialog',
    path: listPath('products'),
    open: async (page, words) =>
      pressButton(page, (await selectRows(page), words['action.delete'])),
  },
  {
    what: 'the file menu',
    path: listPath('tags'),
    open: async (page, words) => {
      await button(page, words['list.more']).click()
      return menu(page)
    },
  },
  {
    what: 'the export dialog',
    path: listPath('tags'),
    open: async (page, words) => {
      await button(page, words['list.more']).click()
      return chooseMenuItem(page, words['file.export'])
    },
  },
  {
    what: 'the import dialog',
    path: listPath('tags'),
    open: async (page, words) => {
      await button(page, words['list.more']).click()
      return chooseMenuItem(page, words['file.import'])
    },
  },
  {
    what: 'the errors of an import',
    path: listPath('tags'),
    open: async (page, words) => {
      await button(page, words['list.more']).click()
      await chooseMenuItem(page, words['file.import'])
      const buffer = Buffer.from('Title,Code,Colour\nFrom a file,from a file,red\n,no_title,\n')
      const file = { name: 'wrong.csv', mimeType: 'text/csv', buffer }
      await dialog(page).locator('input[type=file]').setInputFiles(file)
      return dialog(page).getByRole('table')
    },
  },
  {
    what: 'the picture gallery of a field',
    path: recordPath('products', 'edit'),
    open: async (page, words) => {
      await pressButton(page, words['picture.choose'])
      return dialog(page).getByRole('listitem').first()
    },
  },
  {
    what: 'the link dialog of rich text',
    path: recordPath('products', 'edit'),
    open: async (page, words) => {
      await button(page, words['rich.link']).first().click()
      return page.getByRole('textbox', { name: words['rich.linkTo'] })
    },
  },
  {
    what: 'the options of a relation field',
    path: recordPath('products', 'edit'),
    open: async (page) => {
      const field = page.getByRole('combobox').last()
      // In the middle, where a click scrolls it, a neighbour is half below the sticky section index.
      await field.evaluate((each) => each.scrollIntoView({ block: 'end' }))
      await field.click()
      return page.getByRole('listbox')
    },
  },
  {
    what: 'the warning about unsaved changes',
    path: recordPath('products', 'edit'),
    open: async (page) => {
      await page.getByRole('textbox').first().fill('Not saved')
      await page.locator('nav a').first().dispatchEvent('click')
      return dialog(page)
    },
  },
  {
    what: 'a form with missing fields',
    path: async () => `${await listPath('products')()}/add`,
    open: async (page, words) => {
      await button(page, words['action.save']).click()
      return page.locator('[aria-invalid=true]').first()
    },
  },
  {
    what: 'a form in a dialog',
    path: async () => `${await listPath('tags')()}/add`,
    open: async (page, words) => {
      await button(dialog(page), words['action.save']).click()
      return dialog(page).locator('[aria-invalid=true]').first()
    },
  },
  {
    what: 'the member picker',
    path: recordPath('product-groups'),
    open: async (page, words) => {
      const add = words['members.add'].replace('{what}', '')
      await page.getByRole('button', { name: add }).click()
      return dialog(page).getByRole('checkbox').first()
    },
  },
  {
    what: 'the confirmation before restoring a version',
    path: usedTag,
    open: async (page, words) => {
      await page.locator('details > summary').first().click()
      await page
        .getByRole('button', { name: words['restore.label'].replace('{at}', '') })
        .first()
        .click()
      return dialog(page)
    },
  },
  {
    what: 'the changes of a version',
    path: usedTag,
    open: async (page) => {
      await page.locator('details > summary').first().click()
      return page.locator('details[open]').first()
    },
  },
  {
    what: 'deleting a record in use',
    path: usedTag,
    open: async (page, words) => {
      const more = words['action.more'].replace('{what}', '')
      await page.getByRole('button', { name: more }).first().click()
      await chooseMenuItem(page, words['action.delete'])
      return dialog(page).getByText(words['confirm.usedBy'])
    },
  },
  {
    what: 'deleting an unused record',
    path: listPath('ads'),
    open: async (page, words) => {
      await openMenu(page)
      await chooseMenuItem(page, words['action.delete'])
      return dialog(page).getByRole('textbox')
    },
  },
  {
    what: 'a list without results',
    path: async () => `${await listPath('products')()}?search=nothing+like+this`,
    open: async (page, words) => page.getByText(words['list.noResults']),
  },
  {
    what: 'a missing record',
    path: async () => `${await listPath('products')()}/00000000-0000-7000-8000-000000000000`,
    open: async (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    what: 'the account menu',
    path: listPath('tags'),
    open: async (page, words) => {
      await button(page, words['account.label']).click()
      return menu(page)
    },
  },
  {
    what: 'the account page',
    path: listPath('tags'),
    open: async (page, words) => {
      await button(page, words['account.label']).click()
      return chooseMenuItem(page, words['account.mine'])
    },
  },
]

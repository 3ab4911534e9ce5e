import type { Connection } from '#server/platform/database/database.ts'
import {
  runMigrations,
  type Migration,
  type MigrationStage,
} from '#server/platform/database/migration.ts'
import { accounts } from './accounts.ts'
import { authority } from './authority.ts'
import { brands } from './brands.ts'
import { catalogueChanges } from './catalogueChanges.ts'
import { approvalFacts } from './approvalFacts.ts'
import { approvalRequests } from './approvalRequests.ts'
import { auditChain } from './auditChain.ts'
import { auditLinks } from './auditLinks.ts'
import { initialValueKeys } from './initialValueKeys.ts'
import { commerce } from './commerce.ts'
import { recomputeDerived } from './recomputeDerived.ts'
import { discountCodes } from './discountCodes.ts'
import { documents } from './documents.ts'
import { durations } from './durations.ts'
import { factors } from './factors.ts'
import { files } from './files.ts'
import { giftCodes } from './giftCodes.ts'
import { imports } from './imports.ts'
import { keptValues } from './keptValues.ts'
import { knownBrowsers } from './knownBrowsers.ts'
import { levelChanges, missingLevels } from './levelChanges.ts'
import { licences } from './licences.ts'
import { listChanges, recordChanges } from './listChanges.ts'
import { linePeriods } from './linePeriods.ts'
import { listsByBrand } from './listsByBrand.ts'
import { mails } from './mails.ts'
import { packageContents } from './packageContents.ts'
import { pdfFiles } from './pdfFiles.ts'
import { plainNames } from './plainNames.ts'
import { quotes } from './quotes.ts'
import { requestLinks } from './requestLinks.ts'
import { shoppingLists } from './shoppingLists.ts'
import { sortIndexes } from './sortIndexes.ts'
import { orderIndexes, productIndexes, stockIndexes, unclaimedOrders } from './sumIndexes.ts'
import { system } from './system.ts'
import { testPayments } from './testPayments.ts'
import { trimChanges } from './trimChanges.ts'
import { transparentPictures } from './transparentPictures.ts'
import { translatedSpecs } from './translatedSpecs.ts'

/** The first migrations are SQL that ran before table sync. Never edit one that has run. */
const sqlMigrations: Readonly<Record<string, string>> = {
  '0001_system': system,
  '0002_accounts': accounts,
  '0003_commerce': commerce,
  '0004_test_payments': testPayments,
  '0005_licences': licences,
  '0006_quotes': quotes,
  '0007_mails': mails,
  '0008_kept_values': keptValues,
  '0009_imports': imports,
  '0010_sort_indexes': sortIndexes,
  '0011_discount_codes': discountCodes,
  '0012_catalogue_changes': catalogueChanges,
  '0013_shopping_lists': shoppingLists,
  '0014_level_changes': levelChanges,
  '0015_brands': brands,
  '0016_translated_specs': translatedSpecs,
  '0017_derived_anew': recomputeDerived,
  '0018_beginnings': initialValueKeys,
}

/** The later migrations, by number. Never reuse a number, and never edit one that has run. */
const numberedMigrations: Readonly<Record<string, Migration>> = {
  '0019_authority': authority,
  '0020_gift_codes': giftCodes,
  '0021_factors': factors,
  '0022_files': files,
  '0023_audit_chain': { beforeSync: [auditChain] },
  '0024_approvals': { beforeSync: [approvalRequests] },
  '0025_known_browsers': { beforeSync: [knownBrowsers] },
  '0026_approval_facts': { beforeSync: [approvalFacts] },
  '0027_audit_links': { beforeSync: [auditLinks] },
  '0028_request_links': { beforeSync: [requestLinks] },
  '0030_pdf_files': pdfFiles,
  '0031_lists_by_brand': { beforeSync: [listsByBrand] },
  '0036_documents': documents,
  '0037_transparent_pictures': transparentPictures,
  '0038_line_periods': linePeriods,
  '0039_package_contents': { beforeSync: [packageContents] },
  '0040_durations': durations,
  '0041_plain_names': { beforeSync: [plainNames] },
  '0042_trim_changes': { beforeSync: trimChanges },
  // Replaces the functions of 0042, too.
  '0045_list_changes': { beforeSync: [listChanges, ...trimChanges] },
  '0046_order_sums': orderIndexes,
  '0047_product_facets': productIndexes,
  '0048_stock_indexes': stockIndexes,
  '0049_unclaimed_orders': unclaimedOrders,
  '0050_record_changes': { beforeSync: recordChanges },
  '0051_missing_levels': { afterSync: [missingLevels] },
}

/** System tables, and every change that table sync may not make. */
export const migrations: Readonly<Record<string, Migration>> = {
  ...Object.fromEntries(
    Object.entries(sqlMigrations).map(([name, sql]) => [name, { beforeSync: [sql] }]),
  ),
  ...numberedMigrations,
}

/** Runs the migrations that are due before or after table sync. */
export const migrate = (connection: Connection, stage: MigrationStage): Promise<string[]> =>
  runMigrations(connection, migrations, stage)

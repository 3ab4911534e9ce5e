import type { Features } from "#domain/brand.ts";
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One resource. */
        readonly ResourceDeclaration: {
            /** @description plural; used for the API path, the table and the text prefix */
            readonly name: string;
            /** @description where the CMS shows it */
            readonly menu: {
                readonly section: components["schemas"]["MenuSection"];
                /** @enum {unknown} */
                readonly icon: "admin" | "apps" | "badge" | "box" | "business" | "cable" | "campaign" | "certificate" | "discount" | "document" | "factory" | "gear" | "gift" | "groups" | "history" | "image" | "inbox" | "key" | "lightbulb" | "list" | "loop" | "people" | "percent" | "quote" | "receipt" | "router" | "sensors" | "shelf" | "shield" | "slides" | "star" | "swap" | "tag" | "truck" | "warehouse" | "warning";
                /** @description its URL, if that differs from the name */
                readonly path?: string;
                /** @description the end of the URL of a new record, if that is not `add` */
                readonly add?: string;
                /** @description smaller numbers come first in their section; default: 100, then by name */
                readonly order?: number;
            };
            /** @description singular and plural */
            readonly labels: {
                readonly en: readonly [
                    string,
                    string
                ];
                readonly ar: readonly [
                    string,
                    string
                ];
            };
            readonly schema: components["schemas"]["ObjectSchema"];
            /** @description the field that names a record; default: title, name or the first text */
            readonly title?: string;
            /** @description the list */
            readonly table: {
                readonly columns: readonly string[];
                /** @description a field; with `-` in front of it, the largest comes first */
                readonly sort: string;
                /** @description fields that are searched; of a relation, the searched fields of the records it points to */
                readonly search?: readonly string[];
                readonly filters?: readonly string[];
                /** @description shown after the view of all records */
                readonly views?: readonly components["schemas"]["ListView"][];
            };
            readonly screens?: {
                /**
                 * @description default: page
                 * @enum {unknown}
                 */
                readonly edit?: "page" | "dialog";
                /** @description groups of a long form */
                readonly sections?: readonly components["schemas"]["Section"][];
                /** @description records of other resources that belong to it, listed on its page in their own order */
                readonly related?: readonly components["schemas"]["RelatedDeclaration"][];
            };
            /** @description own fields that are embedded wherever another record refers to this one */
            readonly reference?: readonly string[];
            /** @description fields that distinguish records of the same name in choices and search results; default: `reference` */
            readonly subtitle?: readonly string[];
            /** @description also readable by shoppers */
            readonly public?: {
                readonly path?: string;
                /** @description a unique field that also works as an address */
                readonly key?: string;
            };
            /** @description what staff may do, given the permissions */
            readonly access?: {
                /** @description those that the API offers at all */
                readonly verbs?: readonly ("read" | "create" | "update" | "delete")[];
                readonly rows?: components["schemas"]["RowPaths"];
            };
            /** @description what shoppers may do with their own records, as defined by `access.rows` */
            readonly shoppers?: readonly ("read" | "create" | "update" | "delete")[];
            /** @description each record belongs to the account that created it; only that account can read or change it, not staff */
            readonly owned?: boolean;
            /**
             * @description the records are people of this kind: each has an account and can sign in
             * @enum {unknown}
             */
            readonly signsIn?: "admin" | "company" | "tenantUser" | "customer";
            /** @description its records are pictures: relations to them are shown and chosen as pictures */
            readonly arePictures?: boolean;
            /** @description exactly one record exists: no list, no create, no delete */
            readonly singleton?: boolean;
            /** @description records have an order that people set */
            readonly ordered?: boolean;
            /** @description to-many properties that may be long: read, added to and removed from separately from the record */
            readonly members?: readonly string[];
            /** @description the component in which shoppers see a record; its screens show it the same way */
            readonly preview?: string;
            /** @description returns for each record in how many places it is used */
            readonly counted?: boolean;
            /**
             * @description Where one database serves several brands. `one`: a record belongs to one brand, and only its shoppers see it; `several`: it names the brands whose shoppers see it, or none for all of them.
             * @enum {unknown}
             */
            readonly brands?: "one" | "several";
            /** @description the relation to a record that belongs to a brand; this record belongs to the same one */
            readonly brandOf?: string;
            /** @description available only where the brand enables this feature */
            readonly feature?: components["schemas"]["Feature"];
            /** @description shoppers can list its records only where the brand enables this; they can always read one they can name */
            readonly listedWith?: components["schemas"]["Feature"];
            /** @description has a switch `active` */
            readonly activatable?: boolean;
            /** @description has a switch `visible`: shoppers see only visible records */
            readonly visible?: boolean;
            /** @description fields that may be empty while a record is hidden; of a nested list, one is enough */
            readonly requiredWhenVisible?: readonly (string | readonly string[])[];
            /** @description can be duplicated */
            readonly copyable?: boolean;
            readonly actions?: {
                readonly [key: string]: components["schemas"]["ActionDeclaration"];
            };
        };
        /** @description The fields of a record or of an input. */
        readonly ObjectSchema: {
            /** @enum {unknown} */
            readonly type: "object";
            readonly required?: readonly string[];
            readonly properties: {
                readonly [key: string]: components["schemas"]["Property"];
            };
        };
        /** @description One field: JSON Schema plus keywords of our own, which begin with `x-`. */
        readonly Property: {
            /** @enum {unknown} */
            readonly type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
            /** @enum {unknown} */
            readonly format?: "email" | "uri" | "phone" | "colour" | "date-time" | "duration" | "date" | "uuid" | "iban" | "bic" | "link" | "percent" | "signed";
            readonly enum?: readonly string[];
            readonly default?: string | number | boolean;
            /** @description written only by the server: no form asks for it and no write accepts it */
            readonly readOnly?: boolean;
            /** @description accepted and stored, but never returned */
            readonly writeOnly?: boolean;
            readonly maxLength?: number;
            readonly minLength?: number;
            readonly pattern?: string;
            readonly minimum?: number;
            readonly maximum?: number;
            readonly minItems?: number;
            readonly maxItems?: number;
            readonly uniqueItems?: boolean;
            readonly items?: components["schemas"]["Property"];
            readonly properties?: {
                readonly [key: string]: components["schemas"]["Property"];
            };
            readonly required?: readonly string[];
            /**
             * @description the field kind, where type and format do not imply it
             * @enum {unknown}
             */
            readonly "x-kind"?: "text" | "multiline" | "richText" | "email" | "url" | "phone" | "colour" | "number" | "money" | "date" | "duration" | "choice" | "choices" | "flag" | "file" | "texts" | "country" | "countries" | "permissions" | "brand" | "brands" | "relation" | "relations" | "picture" | "gallery" | "links" | "list" | "address";
            /** @description one text per language */
            readonly "x-translatable"?: boolean;
            /** @description no two records have the same value */
            readonly "x-unique"?: boolean;
            /** @description the resource this refers to: on a property to one record, on an array's `items` to many */
            readonly "x-relation"?: string;
            /** @description with `x-relation`: the records that a form offers; default: all that the user may read */
            readonly "x-options"?: components["schemas"]["RelationOptions"];
            /** @description default: made from the name of the field */
            readonly "x-label"?: components["schemas"]["Text"];
            /** @description shown below the input */
            readonly "x-help"?: components["schemas"]["Text"];
            /** @description by value of a choice */
            readonly "x-enum-labels"?: {
                readonly [key: string]: components["schemas"]["Text"];
            };
            /** @description by value of a choice: a label to use instead, with {date} for the date in another field */
            readonly "x-dated"?: {
                readonly [key: string]: components["schemas"]["DatedLabel"];
            };
            /** @description in a subtitle: text to use instead of the field's name and value, with fields as {name} */
            readonly "x-phrase"?: components["schemas"]["Text"];
            /** @description shown, and required if listed so, only while another field has one of these values */
            readonly "x-when"?: components["schemas"]["Condition"];
            /** @description the additional verb needed to read and set this field */
            readonly "x-access"?: string;
            /** @description not stored with the record: the behaviour computes it and handles values that are set */
            readonly "x-derived"?: boolean;
            /** @description not shown on screens: it only decides what is offered, or other fields show it better */
            readonly "x-unseen"?: boolean;
            /** @description In the input of an action: the field of the record that it is prefilled from; default: the field of the same name. In rows also a field of a related record, such as `part.weight`. */
            readonly "x-starts-with"?: string;
            /** @description of a date in the input of an action: starts this many days from now, or later if known */
            readonly "x-starts-in"?: number;
            /** @description of an amount in rows: the amount that it is compared with and can be set as a percentage of */
            readonly "x-compares"?: components["schemas"]["Comparison"];
            /** @description in the input of an action: exactly one row for each row of a field of the record */
            readonly "x-rows"?: components["schemas"]["RowSource"];
            /** @description the records that this figure is the sum of; it links to them */
            readonly "x-ledger"?: components["schemas"]["Ledger"];
            /** @description the verb that changes it, offered next to the value */
            readonly "x-verb"?: string;
            /** @description of a file: the accepted types, such as `image/png`; default: a picture */
            readonly "x-accepts"?: readonly ("image/png" | "image/jpeg" | "application/pdf")[];
            /** @description of a file: only for those who may read the record, by a URL that is valid for some minutes */
            readonly "x-private"?: boolean;
            /** @description of a file: shoppers may read it while they see a record of this resource that refers to it */
            readonly "x-shown-by"?: string;
            /**
             * @description stored in upper case, whatever the case of the input
             * @enum {unknown}
             */
            readonly "x-case"?: "upper";
            /** @description A code that the server generates with the record, shows only to its creator, and stores as a hash; a search for the whole code finds the record. Names the field that shows its last characters. */
            readonly "x-secret"?: string;
            /** @description exists only where the brand enables this feature */
            readonly "x-feature"?: components["schemas"]["Feature"];
            /**
             * @description visible to shoppers only while the shop shows this
             * @enum {unknown}
             */
            readonly "x-shown"?: "pricing" | "stock";
        };
        /** @description Which related records a form offers: those that match the list parameters in `where`, such as `{ 'free[gte]': ['1'] }`, and whose fields equal the fields of the same form in `by`: `{ maker: 'brand' }`, or `'order.maker'` for a field of the chosen order. An empty field restricts nothing. Refusing other records on the server is up to the behaviour of the resource. */
        readonly RelationOptions: {
            readonly where?: components["schemas"]["Condition"];
            readonly by?: {
                readonly [key: string]: string;
            };
        };
        /** @description Rows of an input that correspond to rows of the record. */
        readonly RowSource: {
            /** @description the list field that the rows come from */
            readonly of: string;
            /** @description the fields shown first */
            readonly shows: readonly string[];
            /** @description the rows that are included */
            readonly only?: components["schemas"]["Condition"];
        };
        /** @description What an amount is compared with. */
        readonly Comparison: {
            /** @description the field of a related record, such as `part.weight` */
            readonly with: string;
            readonly label: components["schemas"]["Text"];
            /** @description the label of the difference */
            readonly change: components["schemas"]["Text"];
            /** @description in percent: a confirmation is asked below this */
            readonly below: number;
            /** @description in percent: a confirmation is asked above this */
            readonly above: number;
        };
        /** @description The entries that make a figure. */
        readonly Ledger: {
            /** @description the resource of the entries */
            readonly of: string;
            /** @description the fields by which they belong to this record */
            readonly by: {
                readonly [key: string]: string;
            };
            /** @description which of them count */
            readonly where?: components["schemas"]["Condition"];
        };
        /** @description A label with a date. */
        readonly DatedLabel: {
            /** @description the field that holds the date */
            readonly by: string;
            /** @description has a place for {date} */
            readonly text: components["schemas"]["Text"];
        };
        /** @description A verb that a record offers beside update and delete. */
        readonly ActionDeclaration: {
            readonly label: components["schemas"]["Text"];
            /** @description the state, or one of the states, in which it is possible; the server refuses all others */
            readonly from?: components["schemas"]["Condition"] | readonly components["schemas"]["Condition"][];
            /** @description asked before it is done */
            readonly confirm?: components["schemas"]["Text"];
            /** @description shown once it is done, with `{name}` for fields; default: that the record was updated */
            readonly done?: components["schemas"]["Text"];
            /** @description whether the server does it too when a record is created */
            readonly onCreate?: boolean;
            /**
             * @description default: by what the action does
             * @enum {unknown}
             */
            readonly icon?: "send";
            /** @description changes nothing and opens a page, whose URL the behaviour returns */
            readonly opens?: boolean;
            /** @description drawn and checked like any form */
            readonly input?: components["schemas"]["ObjectSchema"];
            /** @description What the action would result in, requested while its input is being typed and shown next to it: facts about the whole and, under the name of rows of the input, facts about each row. */
            readonly estimate?: components["schemas"]["ObjectSchema"];
            /** @description ends something: shown in the colour of danger and never suggested first */
            readonly danger?: boolean;
            /** @description the permission verb; default: update */
            readonly access?: string;
        };
        /** @description A named part of a list: the records whose fields have one of these values. */
        readonly ListView: {
            readonly name: string;
            readonly label: components["schemas"]["Text"];
            readonly where: components["schemas"]["Condition"];
        };
        /** @description A group of fields of a form. */
        readonly Section: {
            readonly title: components["schemas"]["Text"];
            readonly help?: components["schemas"]["Text"];
            readonly fields: readonly string[];
            /** @description shown to staff after a save that changed only this section */
            readonly saved?: components["schemas"]["Text"];
            /** @description in the side column: status, visibility, relations */
            readonly aside?: boolean;
        };
        /** @description A list of records of another resource. */
        readonly RelatedDeclaration: {
            /** @description the resource of the records */
            readonly of: string;
            /** @description the fields by which they belong to this record */
            readonly by: {
                readonly [key: string]: string;
            };
            readonly where?: components["schemas"]["Condition"];
            readonly columns: readonly string[];
        };
        /** @description By kind of owner, the field that leads to whom a record belongs to (`owner`, `room.owner`, `_id`), so that people access only their own records. */
        readonly RowPaths: {
            readonly company?: string;
            readonly tenant?: string;
            readonly customer?: string;
        };
        /** @description The fields that decide, and the values each of them may have. */
        readonly Condition: {
            readonly [key: string]: readonly string[];
        };
        /** @description One text per language. */
        readonly Text: {
            readonly en?: string;
            readonly ar?: string;
        };
        /**
         * @description A switch of a brand.
         * @enum {unknown}
         */
        readonly Feature: keyof Features;
        /**
         * @description A group of the CMS navigation.
         * @enum {unknown}
         */
        readonly MenuSection: "catalogue" | "sales" | "people" | "marketing" | "metadata" | "system";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ResourceDeclaration = components['schemas']['ResourceDeclaration'];
export type ObjectSchema = components['schemas']['ObjectSchema'];
export type Property = components['schemas']['Property'];
export type RelationOptions = components['schemas']['RelationOptions'];
export type RowSource = components['schemas']['RowSource'];
export type Comparison = components['schemas']['Comparison'];
export type Ledger = components['schemas']['Ledger'];
export type DatedLabel = components['schemas']['DatedLabel'];
export type ActionDeclaration = components['schemas']['ActionDeclaration'];
export type ListView = components['schemas']['ListView'];
export type Section = components['schemas']['Section'];
export type RelatedDeclaration = components['schemas']['RelatedDeclaration'];
export type RowPaths = components['schemas']['RowPaths'];
export type Condition = components['schemas']['Condition'];
export type Text = components['schemas']['Text'];
export type Feature = components['schemas']['Feature'];
export type MenuSection = components['schemas']['MenuSection'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

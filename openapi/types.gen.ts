export interface paths {
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture as uploaded, or in a width and format */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a browser must answer before it may sign in */
        get: operations["botCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as super administrator */
        post: operations["signInAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a session on the server */
        post: operations["signOutAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/myProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in super administrator */
        get: operations["myProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a png or jpeg of at most 1 MB */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Labels of fields and of their values */
        get: operations["readMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages and what the shop shows */
        get: operations["readSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/accessory-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accessory types */
        get: operations["listAccessoryTypes"];
        put?: never;
        /** Create one accessory type */
        post: operations["createAccessoryTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/accessory-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one accessory type */
        get: operations["readAccessoryTypes"];
        put?: never;
        post?: never;
        /** Delete one accessory type that nothing refers to */
        delete: operations["deleteAccessoryTypes"];
        options?: never;
        head?: never;
        /** Change one accessory type: null clears a field */
        patch: operations["updateAccessoryTypes"];
        trace?: never;
    };
    "/api/marketplace/accessory-types/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one accessory type */
        get: operations["referencesAccessoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/accessory-types/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one accessory type, newest first */
        get: operations["historyAccessoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/accessory-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accessory types for shoppers */
        get: operations["listPublicAccessoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/accessory-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one accessory type for shoppers */
        get: operations["readPublicAccessoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List applications */
        get: operations["listApplications"];
        put?: never;
        /** Create one application */
        post: operations["createApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one application */
        get: operations["readApplications"];
        put?: never;
        post?: never;
        /** Delete one application that nothing refers to */
        delete: operations["deleteApplications"];
        options?: never;
        head?: never;
        /** Change one application: null clears a field */
        patch: operations["updateApplications"];
        trace?: never;
    };
    "/api/marketplace/applications/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one application */
        get: operations["referencesApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one application, newest first */
        get: operations["historyApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one application to true */
        post: operations["showApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one application to false */
        post: operations["hideApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List applications for shoppers */
        get: operations["listPublicApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one application for shoppers */
        get: operations["readPublicApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/device-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List device types */
        get: operations["listDeviceTypes"];
        put?: never;
        /** Create one device type */
        post: operations["createDeviceTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/device-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one device type */
        get: operations["readDeviceTypes"];
        put?: never;
        post?: never;
        /** Delete one device type that nothing refers to */
        delete: operations["deleteDeviceTypes"];
        options?: never;
        head?: never;
        /** Change one device type: null clears a field */
        patch: operations["updateDeviceTypes"];
        trace?: never;
    };
    "/api/marketplace/device-types/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one device type */
        get: operations["referencesDeviceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/device-types/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one device type, newest first */
        get: operations["historyDeviceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/device-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List device types for shoppers */
        get: operations["listPublicDeviceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/device-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one device type for shoppers */
        get: operations["readPublicDeviceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gateway-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List gateway types */
        get: operations["listGatewayTypes"];
        put?: never;
        /** Create one gateway type */
        post: operations["createGatewayTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gateway-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one gateway type */
        get: operations["readGatewayTypes"];
        put?: never;
        post?: never;
        /** Delete one gateway type that nothing refers to */
        delete: operations["deleteGatewayTypes"];
        options?: never;
        head?: never;
        /** Change one gateway type: null clears a field */
        patch: operations["updateGatewayTypes"];
        trace?: never;
    };
    "/api/marketplace/gateway-types/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one gateway type */
        get: operations["referencesGatewayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gateway-types/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one gateway type, newest first */
        get: operations["historyGatewayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/gateway-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List gateway types for shoppers */
        get: operations["listPublicGatewayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/gateway-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one gateway type for shoppers */
        get: operations["readPublicGatewayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List industries */
        get: operations["listIndustries"];
        put?: never;
        /** Create one industry */
        post: operations["createIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one industry */
        get: operations["readIndustries"];
        put?: never;
        post?: never;
        /** Delete one industry that nothing refers to */
        delete: operations["deleteIndustries"];
        options?: never;
        head?: never;
        /** Change one industry: null clears a field */
        patch: operations["updateIndustries"];
        trace?: never;
    };
    "/api/marketplace/industries/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one industry */
        get: operations["referencesIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one industry, newest first */
        get: operations["historyIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one industry to true */
        post: operations["showIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one industry to false */
        post: operations["hideIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List industries for shoppers */
        get: operations["listPublicIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/industries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one industry for shoppers */
        get: operations["readPublicIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pictures */
        get: operations["listPictures"];
        put?: never;
        /** Create one picture */
        post: operations["createPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one picture */
        get: operations["readPictures"];
        put?: never;
        post?: never;
        /** Delete one picture that nothing refers to */
        delete: operations["deletePictures"];
        options?: never;
        head?: never;
        /** Change one picture: null clears a field */
        patch: operations["updatePictures"];
        trace?: never;
    };
    "/api/marketplace/pictures/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one picture */
        get: operations["referencesPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/pictures/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one picture, newest first */
        get: operations["historyPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/pictures/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pictures */
        get: operations["listAlsoPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        /** Create one product */
        post: operations["createProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one product */
        get: operations["readProducts"];
        put?: never;
        post?: never;
        /** Delete one product that nothing refers to */
        delete: operations["deleteProducts"];
        options?: never;
        head?: never;
        /** Change one product: null clears a field */
        patch: operations["updateProducts"];
        trace?: never;
    };
    "/api/marketplace/products/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one product */
        get: operations["referencesProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one product, newest first */
        get: operations["historyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy one product */
        post: operations["copyProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one product to true */
        post: operations["showProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one product to false */
        post: operations["hideProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products for shoppers */
        get: operations["listPublicProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one product for shoppers */
        get: operations["readPublicProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/products/price-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lowest and highest price in minor units, in the currency most products have */
        get: operations["readPriceRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tags */
        get: operations["listTags"];
        put?: never;
        /** Create one tag */
        post: operations["createTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tag */
        get: operations["readTags"];
        put?: never;
        post?: never;
        /** Delete one tag that nothing refers to */
        delete: operations["deleteTags"];
        options?: never;
        head?: never;
        /** Change one tag: null clears a field */
        patch: operations["updateTags"];
        trace?: never;
    };
    "/api/marketplace/tags/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one tag */
        get: operations["referencesTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tags/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one tag, newest first */
        get: operations["historyTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tags for shoppers */
        get: operations["listPublicTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tag for shoppers */
        get: operations["readPublicTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List use cases */
        get: operations["listUseCases"];
        put?: never;
        /** Create one use case */
        post: operations["createUseCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one use case */
        get: operations["readUseCases"];
        put?: never;
        post?: never;
        /** Delete one use case that nothing refers to */
        delete: operations["deleteUseCases"];
        options?: never;
        head?: never;
        /** Change one use case: null clears a field */
        patch: operations["updateUseCases"];
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one use case */
        get: operations["referencesUseCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one use case, newest first */
        get: operations["historyUseCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one use case to true */
        post: operations["showUseCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one use case to false */
        post: operations["hideUseCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/use-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List use cases for shoppers */
        get: operations["listPublicUseCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/use-cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one use case for shoppers */
        get: operations["readPublicUseCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Why a request was refused, in the language of Accept-Language */
        Failure: {
            statusCode: number;
            error: {
                code: string;
                message: string;
                /** @description JSON pointer → reason */
                fields?: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            };
        };
        AccessoryTypes: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        AccessoryTypesCreate: {
            title: string;
            code?: string | null;
        };
        AccessoryTypesUpdate: {
            title?: string | null;
            code?: string | null;
        };
        AccessoryTypesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        Applications: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        ApplicationsCreate: {
            title: string;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        ApplicationsUpdate: {
            title?: string | null;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        ApplicationsPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        DeviceTypes: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        DeviceTypesCreate: {
            title: string;
            code?: string | null;
        };
        DeviceTypesUpdate: {
            title?: string | null;
            code?: string | null;
        };
        DeviceTypesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        GatewayTypes: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        GatewayTypesCreate: {
            title: string;
            code?: string | null;
        };
        GatewayTypesUpdate: {
            title?: string | null;
            code?: string | null;
        };
        GatewayTypesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        Industries: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        IndustriesCreate: {
            title: string;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        IndustriesUpdate: {
            title?: string | null;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        IndustriesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        Pictures: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            file?: {
                /** Format: uuid */
                _id?: string;
                url?: string;
                name?: string;
                type?: string;
                size?: number;
                width?: number;
                height?: number;
                placeholder?: string;
            } | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        PicturesCreate: {
            title: string;
            /** Format: uuid */
            file: string;
        };
        PicturesUpdate: {
            title?: string | null;
            /** Format: uuid */
            file?: string;
        };
        Products: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            shortName?: string | null;
            code?: string | null;
            /** @enum {string|null} */
            type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package" | null;
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            description?: string | null;
            images?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            }[];
            deviceType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            gatewayType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            accessoryType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            /** @enum {string|null} */
            communicationType?: "lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none" | null;
            /** @enum {string|null} */
            connectivityType?: "lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none" | null;
            /** @enum {string|null} */
            platformType?: "cloud" | "on_premise" | "hybrid" | "edge" | "none" | null;
            /** @enum {string|null} */
            subscriptionType?: "connectivity" | "platform" | "network_server" | "analytics" | "support" | null;
            /** @enum {string|null} */
            subscriptionPeriod?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** @enum {string|null} */
            licenceType?: "per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise" | null;
            licenceQuantity?: number | null;
            includedProducts?: {
                product?: {
                    /** Format: uuid */
                    _id?: string;
                    name?: string;
                    code?: string;
                    /** @enum {string} */
                    type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                    price?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                    };
                };
                quantity?: number;
            }[];
            /** @enum {string|null} */
            notificationPackageType?: "sms" | "email" | "voice_call" | "push" | "messaging_app" | null;
            notificationPackageLimit?: number | null;
            /** @enum {string|null} */
            stockMode?: "tracked" | "derived" | "none" | null;
            stock?: number | null;
            warrantyMonths?: number | null;
            specs?: {
                /** @enum {string} */
                name: "batteryLifeYears" | "batteryType" | "ipRating" | "operatingTempC" | "accuracy" | "range" | "supplyVoltage" | "reportInterval" | "dimensionsMm" | "weightG" | "gnss" | "interfaces" | "loraRegions" | "mounting" | "channels" | "capacity" | "length" | "connector" | "gain" | "dataAllowance" | "coverage" | "limit" | "retention" | "responseTime" | "protocols" | "power" | "storage" | "material" | "certification" | "seats";
                value: string;
            }[];
            certifications?: string[];
            documentation?: ("datasheet" | "quick_start" | "user_manual")[];
            faqs?: {
                question: string;
                answer: string;
            }[];
            tags?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            applications?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            useCases?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            industries?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            relatedAccessories?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                code?: string;
                /** @enum {string} */
                type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            similarProducts?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                code?: string;
                /** @enum {string} */
                type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        ProductsCreate: {
            name: string;
            shortName?: string | null;
            code: string;
            /** @enum {string} */
            type: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
            price: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            };
            description?: string | null;
            images?: string[] | null;
            /** Format: uuid */
            deviceType?: string | null;
            /** Format: uuid */
            gatewayType?: string | null;
            /** Format: uuid */
            accessoryType?: string | null;
            /** @enum {string|null} */
            communicationType?: "lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none" | null;
            /** @enum {string|null} */
            connectivityType?: "lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none" | null;
            /** @enum {string|null} */
            platformType?: "cloud" | "on_premise" | "hybrid" | "edge" | "none" | null;
            /** @enum {string|null} */
            subscriptionType?: "connectivity" | "platform" | "network_server" | "analytics" | "support" | null;
            /** @enum {string|null} */
            subscriptionPeriod?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** @enum {string|null} */
            licenceType?: "per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise" | null;
            licenceQuantity?: number | null;
            includedProducts?: {
                /** Format: uuid */
                product: string;
                quantity: number;
            }[] | null;
            /** @enum {string|null} */
            notificationPackageType?: "sms" | "email" | "voice_call" | "push" | "messaging_app" | null;
            notificationPackageLimit?: number | null;
            /** @enum {string} */
            stockMode: "tracked" | "derived" | "none";
            stock?: number | null;
            warrantyMonths?: number | null;
            specs?: {
                /** @enum {string} */
                name: "batteryLifeYears" | "batteryType" | "ipRating" | "operatingTempC" | "accuracy" | "range" | "supplyVoltage" | "reportInterval" | "dimensionsMm" | "weightG" | "gnss" | "interfaces" | "loraRegions" | "mounting" | "channels" | "capacity" | "length" | "connector" | "gain" | "dataAllowance" | "coverage" | "limit" | "retention" | "responseTime" | "protocols" | "power" | "storage" | "material" | "certification" | "seats";
                value: string;
            }[] | null;
            certifications?: string[] | null;
            documentation?: ("datasheet" | "quick_start" | "user_manual")[] | null;
            faqs?: {
                question: string;
                answer: string;
            }[] | null;
            tags?: string[] | null;
            applications?: string[] | null;
            useCases?: string[] | null;
            industries?: string[] | null;
            relatedAccessories?: string[] | null;
            similarProducts?: string[] | null;
            /** @default true */
            visible: boolean | null;
        };
        ProductsUpdate: {
            name?: string | null;
            shortName?: string | null;
            code?: string;
            /** @enum {string} */
            type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            };
            description?: string | null;
            images?: string[] | null;
            /** Format: uuid */
            deviceType?: string | null;
            /** Format: uuid */
            gatewayType?: string | null;
            /** Format: uuid */
            accessoryType?: string | null;
            /** @enum {string|null} */
            communicationType?: "lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none" | null;
            /** @enum {string|null} */
            connectivityType?: "lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none" | null;
            /** @enum {string|null} */
            platformType?: "cloud" | "on_premise" | "hybrid" | "edge" | "none" | null;
            /** @enum {string|null} */
            subscriptionType?: "connectivity" | "platform" | "network_server" | "analytics" | "support" | null;
            /** @enum {string|null} */
            subscriptionPeriod?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** @enum {string|null} */
            licenceType?: "per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise" | null;
            licenceQuantity?: number | null;
            includedProducts?: {
                /** Format: uuid */
                product: string;
                quantity: number;
            }[] | null;
            /** @enum {string|null} */
            notificationPackageType?: "sms" | "email" | "voice_call" | "push" | "messaging_app" | null;
            notificationPackageLimit?: number | null;
            /** @enum {string} */
            stockMode?: "tracked" | "derived" | "none";
            stock?: number | null;
            warrantyMonths?: number | null;
            specs?: {
                /** @enum {string} */
                name: "batteryLifeYears" | "batteryType" | "ipRating" | "operatingTempC" | "accuracy" | "range" | "supplyVoltage" | "reportInterval" | "dimensionsMm" | "weightG" | "gnss" | "interfaces" | "loraRegions" | "mounting" | "channels" | "capacity" | "length" | "connector" | "gain" | "dataAllowance" | "coverage" | "limit" | "retention" | "responseTime" | "protocols" | "power" | "storage" | "material" | "certification" | "seats";
                value: string;
            }[] | null;
            certifications?: string[] | null;
            documentation?: ("datasheet" | "quick_start" | "user_manual")[] | null;
            faqs?: {
                question: string;
                answer: string;
            }[] | null;
            tags?: string[] | null;
            applications?: string[] | null;
            useCases?: string[] | null;
            industries?: string[] | null;
            relatedAccessories?: string[] | null;
            similarProducts?: string[] | null;
            /** @default true */
            visible: boolean | null;
        };
        ProductsPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            shortName?: string | null;
            code?: string | null;
            /** @enum {string|null} */
            type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package" | null;
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            description?: string | null;
            images?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            }[];
            deviceType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            gatewayType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            accessoryType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            /** @enum {string|null} */
            communicationType?: "lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none" | null;
            /** @enum {string|null} */
            connectivityType?: "lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none" | null;
            /** @enum {string|null} */
            platformType?: "cloud" | "on_premise" | "hybrid" | "edge" | "none" | null;
            /** @enum {string|null} */
            subscriptionType?: "connectivity" | "platform" | "network_server" | "analytics" | "support" | null;
            /** @enum {string|null} */
            subscriptionPeriod?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** @enum {string|null} */
            licenceType?: "per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise" | null;
            licenceQuantity?: number | null;
            includedProducts?: {
                product?: {
                    /** Format: uuid */
                    _id?: string;
                    name?: string;
                    code?: string;
                    /** @enum {string} */
                    type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                    price?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                    };
                };
                quantity?: number;
            }[];
            /** @enum {string|null} */
            notificationPackageType?: "sms" | "email" | "voice_call" | "push" | "messaging_app" | null;
            notificationPackageLimit?: number | null;
            /** @enum {string|null} */
            stockMode?: "tracked" | "derived" | "none" | null;
            stock?: number | null;
            warrantyMonths?: number | null;
            specs?: {
                /** @enum {string} */
                name: "batteryLifeYears" | "batteryType" | "ipRating" | "operatingTempC" | "accuracy" | "range" | "supplyVoltage" | "reportInterval" | "dimensionsMm" | "weightG" | "gnss" | "interfaces" | "loraRegions" | "mounting" | "channels" | "capacity" | "length" | "connector" | "gain" | "dataAllowance" | "coverage" | "limit" | "retention" | "responseTime" | "protocols" | "power" | "storage" | "material" | "certification" | "seats";
                value: string;
            }[];
            certifications?: string[];
            documentation?: ("datasheet" | "quick_start" | "user_manual")[];
            faqs?: {
                question: string;
                answer: string;
            }[];
            tags?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            applications?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            useCases?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            industries?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            relatedAccessories?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                code?: string;
                /** @enum {string} */
                type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            similarProducts?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                code?: string;
                /** @enum {string} */
                type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        Tags: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        TagsCreate: {
            title: string;
            code?: string | null;
        };
        TagsUpdate: {
            title?: string | null;
            code?: string | null;
        };
        TagsPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        UseCases: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        UseCasesCreate: {
            title: string;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        UseCasesUpdate: {
            title?: string | null;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        UseCasesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readFile: {
        parameters: {
            query?: {
                w?: 320 | 640 | 960 | 1280;
                f?: "avif" | "webp";
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/avif": string;
                    "image/webp": string;
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    botCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            provider: "altcha" | "recaptcha" | "off";
                            siteKey?: string;
                            challenge?: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signInAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: {
                                /** Format: uuid */
                                _id: string;
                                email: string;
                                name: string;
                                permissions: string[];
                            };
                            accessToken: string;
                            refreshToken: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accessToken: string;
                            refreshToken: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signOutAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description The session has ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    myProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: {
                                /** Format: uuid */
                                _id: string;
                                email: string;
                                name: string;
                                permissions: string[];
                            };
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            /** Format: uuid */
                            _id?: string;
                            url?: string;
                            name?: string;
                            type?: string;
                            size?: number;
                            width?: number;
                            height?: number;
                            placeholder?: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readMetadata: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            enums?: {
                                [key: string]: {
                                    [key: string]: string;
                                };
                            };
                            labels?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            allLanguages?: {
                                code?: string;
                                label?: string;
                            }[];
                            supportedLanguages?: {
                                code?: string;
                                label?: string;
                            }[];
                            language?: string;
                            visibility?: {
                                pricing?: {
                                    enabled?: boolean;
                                };
                                stock?: {
                                    enabled?: boolean;
                                };
                                payment?: {
                                    enabled?: boolean;
                                };
                            };
                            whatsapp?: {
                                enabled?: boolean;
                                url?: string | null;
                            };
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAccessoryTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypes"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createAccessoryTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessoryTypesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAccessoryTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAccessoryTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateAccessoryTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessoryTypesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesAccessoryTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyAccessoryTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicAccessoryTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicAccessoryTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readApplications: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateApplications: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hideApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicApplications: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicationsPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicApplications: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicationsPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDeviceTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypes"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createDeviceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceTypesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readDeviceTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteDeviceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateDeviceTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceTypesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesDeviceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyDeviceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicDeviceTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicDeviceTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listGatewayTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypes"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createGatewayTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayTypesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readGatewayTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteGatewayTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateGatewayTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayTypesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesGatewayTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyGatewayTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicGatewayTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicGatewayTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listIndustries: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustriesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readIndustries: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateIndustries: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustriesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hideIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicIndustries: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IndustriesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicIndustries: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IndustriesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPictures: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                "file[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PicturesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPictures: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deletePictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updatePictures: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PicturesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAlsoPictures: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                "file[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "shortName" | "-shortName" | "code" | "-code" | "type" | "-type" | "price" | "-price" | "communicationType" | "-communicationType" | "connectivityType" | "-connectivityType" | "platformType" | "-platformType" | "subscriptionType" | "-subscriptionType" | "subscriptionPeriod" | "-subscriptionPeriod" | "licenceType" | "-licenceType" | "licenceQuantity" | "-licenceQuantity" | "notificationPackageType" | "-notificationPackageType" | "notificationPackageLimit" | "-notificationPackageLimit" | "stockMode" | "-stockMode" | "stock" | "-stock" | "warrantyMonths" | "-warrantyMonths" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, price, images, deviceType, gatewayType, accessoryType, communicationType, connectivityType, platformType, subscriptionType, subscriptionPeriod, licenceType, licenceQuantity, notificationPackageType, notificationPackageLimit, stockMode, stock, warrantyMonths, tags, applications, useCases, industries, relatedAccessories, similarProducts, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                shortName?: string[];
                "shortName[contains]"?: string;
                "shortName[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                type?: ("device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package")[];
                "type[exists]"?: boolean;
                "price[gte]"?: number;
                "price[lte]"?: number;
                "price[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                images?: string[];
                "images[exists]"?: boolean;
                deviceType?: string[];
                "deviceType[exists]"?: boolean;
                gatewayType?: string[];
                "gatewayType[exists]"?: boolean;
                accessoryType?: string[];
                "accessoryType[exists]"?: boolean;
                communicationType?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[];
                "communicationType[exists]"?: boolean;
                connectivityType?: ("lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none")[];
                "connectivityType[exists]"?: boolean;
                platformType?: ("cloud" | "on_premise" | "hybrid" | "edge" | "none")[];
                "platformType[exists]"?: boolean;
                subscriptionType?: ("connectivity" | "platform" | "network_server" | "analytics" | "support")[];
                "subscriptionType[exists]"?: boolean;
                subscriptionPeriod?: ("monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual")[];
                "subscriptionPeriod[exists]"?: boolean;
                licenceType?: ("per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise")[];
                "licenceType[exists]"?: boolean;
                "licenceQuantity[gte]"?: number;
                "licenceQuantity[lte]"?: number;
                "licenceQuantity[exists]"?: boolean;
                includedProducts?: string[];
                notificationPackageType?: ("sms" | "email" | "voice_call" | "push" | "messaging_app")[];
                "notificationPackageType[exists]"?: boolean;
                "notificationPackageLimit[gte]"?: number;
                "notificationPackageLimit[lte]"?: number;
                "notificationPackageLimit[exists]"?: boolean;
                stockMode?: ("tracked" | "derived" | "none")[];
                "stockMode[exists]"?: boolean;
                "stock[gte]"?: number;
                "stock[lte]"?: number;
                "stock[exists]"?: boolean;
                "warrantyMonths[gte]"?: number;
                "warrantyMonths[lte]"?: number;
                "warrantyMonths[exists]"?: boolean;
                certifications?: string[];
                documentation?: ("datasheet" | "quick_start" | "user_manual")[];
                tags?: string[];
                "tags[exists]"?: boolean;
                applications?: string[];
                "applications[exists]"?: boolean;
                useCases?: string[];
                "useCases[exists]"?: boolean;
                industries?: string[];
                "industries[exists]"?: boolean;
                relatedAccessories?: string[];
                "relatedAccessories[exists]"?: boolean;
                similarProducts?: string[];
                "similarProducts[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            type?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            price?: {
                                min?: number;
                                max?: number;
                            } | null;
                            images?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            deviceType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            gatewayType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            accessoryType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            communicationType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            connectivityType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            platformType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscriptionType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscriptionPeriod?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            licenceType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            licenceQuantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            notificationPackageType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            notificationPackageLimit?: {
                                min?: number;
                                max?: number;
                            } | null;
                            stockMode?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            stock?: {
                                min?: number;
                                max?: number;
                            } | null;
                            warrantyMonths?: {
                                min?: number;
                                max?: number;
                            } | null;
                            tags?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            applications?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            useCases?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            industries?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            relatedAccessories?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            similarProducts?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readProducts: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateProducts: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    copyProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hideProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicProducts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "shortName" | "-shortName" | "code" | "-code" | "type" | "-type" | "price" | "-price" | "communicationType" | "-communicationType" | "connectivityType" | "-connectivityType" | "platformType" | "-platformType" | "subscriptionType" | "-subscriptionType" | "subscriptionPeriod" | "-subscriptionPeriod" | "licenceType" | "-licenceType" | "licenceQuantity" | "-licenceQuantity" | "notificationPackageType" | "-notificationPackageType" | "notificationPackageLimit" | "-notificationPackageLimit" | "stockMode" | "-stockMode" | "stock" | "-stock" | "warrantyMonths" | "-warrantyMonths" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, price, images, deviceType, gatewayType, accessoryType, communicationType, connectivityType, platformType, subscriptionType, subscriptionPeriod, licenceType, licenceQuantity, notificationPackageType, notificationPackageLimit, stockMode, stock, warrantyMonths, tags, applications, useCases, industries, relatedAccessories, similarProducts, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                shortName?: string[];
                "shortName[contains]"?: string;
                "shortName[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                type?: ("device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package")[];
                "type[exists]"?: boolean;
                "price[gte]"?: number;
                "price[lte]"?: number;
                "price[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                images?: string[];
                "images[exists]"?: boolean;
                deviceType?: string[];
                "deviceType[exists]"?: boolean;
                gatewayType?: string[];
                "gatewayType[exists]"?: boolean;
                accessoryType?: string[];
                "accessoryType[exists]"?: boolean;
                communicationType?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[];
                "communicationType[exists]"?: boolean;
                connectivityType?: ("lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none")[];
                "connectivityType[exists]"?: boolean;
                platformType?: ("cloud" | "on_premise" | "hybrid" | "edge" | "none")[];
                "platformType[exists]"?: boolean;
                subscriptionType?: ("connectivity" | "platform" | "network_server" | "analytics" | "support")[];
                "subscriptionType[exists]"?: boolean;
                subscriptionPeriod?: ("monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual")[];
                "subscriptionPeriod[exists]"?: boolean;
                licenceType?: ("per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise")[];
                "licenceType[exists]"?: boolean;
                "licenceQuantity[gte]"?: number;
                "licenceQuantity[lte]"?: number;
                "licenceQuantity[exists]"?: boolean;
                includedProducts?: string[];
                notificationPackageType?: ("sms" | "email" | "voice_call" | "push" | "messaging_app")[];
                "notificationPackageType[exists]"?: boolean;
                "notificationPackageLimit[gte]"?: number;
                "notificationPackageLimit[lte]"?: number;
                "notificationPackageLimit[exists]"?: boolean;
                stockMode?: ("tracked" | "derived" | "none")[];
                "stockMode[exists]"?: boolean;
                "stock[gte]"?: number;
                "stock[lte]"?: number;
                "stock[exists]"?: boolean;
                "warrantyMonths[gte]"?: number;
                "warrantyMonths[lte]"?: number;
                "warrantyMonths[exists]"?: boolean;
                certifications?: string[];
                documentation?: ("datasheet" | "quick_start" | "user_manual")[];
                tags?: string[];
                "tags[exists]"?: boolean;
                applications?: string[];
                "applications[exists]"?: boolean;
                useCases?: string[];
                "useCases[exists]"?: boolean;
                industries?: string[];
                "industries[exists]"?: boolean;
                relatedAccessories?: string[];
                "relatedAccessories[exists]"?: boolean;
                similarProducts?: string[];
                "similarProducts[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductsPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            type?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            price?: {
                                min?: number;
                                max?: number;
                            } | null;
                            images?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            deviceType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            gatewayType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            accessoryType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            communicationType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            connectivityType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            platformType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscriptionType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscriptionPeriod?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            licenceType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            licenceQuantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            notificationPackageType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            notificationPackageLimit?: {
                                min?: number;
                                max?: number;
                            } | null;
                            stockMode?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            stock?: {
                                min?: number;
                                max?: number;
                            } | null;
                            warrantyMonths?: {
                                min?: number;
                                max?: number;
                            } | null;
                            tags?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            applications?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            useCases?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            industries?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            relatedAccessories?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            similarProducts?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicProducts: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductsPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPriceRange: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            min?: number;
                            max?: number;
                            currency?: string;
                        } | null;
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tags"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tags"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readTags: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tags"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateTags: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tags"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicTags: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TagsPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicTags: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TagsPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listUseCases: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCasesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readUseCases: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateUseCases: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCasesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hideUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicUseCases: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCasesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicUseCases: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCasesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}

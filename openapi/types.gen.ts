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
        /** Sign in to the back office: administrators, company root users and, with a tenant id, tenant users */
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
    "/api/admins/admins/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to whoever forgot a password; the answer says not who has an account */
        post: operations["forgetPasswordAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/verify-password-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a code is right; five wrong ones burn it */
        post: operations["verifyPasswordOtpAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code; ends every session */
        post: operations["resetPasswordAdmin"];
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
        /** Whoever is signed in */
        get: operations["meAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["profileAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; customers only view theirs */
        patch: operations["changeProfileAdmin"];
        trace?: never;
    };
    "/api/admins/admins/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own password; ends every other session */
        patch: operations["changePasswordAdmin"];
        trace?: never;
    };
    "/api/companies/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the shop: root users of companies only */
        post: operations["signInCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a session on the server */
        post: operations["signOutCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to whoever forgot a password; the answer says not who has an account */
        post: operations["forgetPasswordCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/verify-password-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a code is right; five wrong ones burn it */
        post: operations["verifyPasswordOtpCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code; ends every session */
        post: operations["resetPasswordCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["meCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["profileCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; customers only view theirs */
        patch: operations["changeProfileCompany"];
        trace?: never;
    };
    "/api/companies/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own password; ends every other session */
        patch: operations["changePasswordCompany"];
        trace?: never;
    };
    "/api/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the shop: customers, and root users of companies */
        post: operations["signInUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a session on the server */
        post: operations["signOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to whoever forgot a password; the answer says not who has an account */
        post: operations["forgetPasswordUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/verify-password-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a code is right; five wrong ones burn it */
        post: operations["verifyPasswordOtpUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code; ends every session */
        post: operations["resetPasswordUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["meUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["profileUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; customers only view theirs */
        patch: operations["changeProfileUser"];
        trace?: never;
    };
    "/api/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own password; ends every other session */
        patch: operations["changePasswordUser"];
        trace?: never;
    };
    "/api/tenant-management/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the shop: users of a tenant, with its tenant id */
        post: operations["signInTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a session on the server */
        post: operations["signOutTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to whoever forgot a password; the answer says not who has an account */
        post: operations["forgetPasswordTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/verify-password-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a code is right; five wrong ones burn it */
        post: operations["verifyPasswordOtpTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code; ends every session */
        post: operations["resetPasswordTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["meTenantUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["profileTenantUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; customers only view theirs */
        patch: operations["changeProfileTenantUser"];
        trace?: never;
    };
    "/api/tenant-management/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own password; ends every other session */
        patch: operations["changePasswordTenantUser"];
        trace?: never;
    };
    "/api/companies/check-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the facts of a registration are in order; says not whether an email is taken */
        post: operations["checkCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to register a company: a code is mailed to its root user */
        post: operations["registerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/verify-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a registration with the code that was mailed, and sign in */
        post: operations["verifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices one is signed in on */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere, here too */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one device out */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one's own picture, a png or jpeg of at most 1 MB */
        post: operations["changeAvatar"];
        /** Remove one's own picture */
        delete: operations["removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a password with an invitation, and sign in */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenants one may see, by name */
        get: operations["chooseTenants"];
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
    "/api/metadata/v1/Countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of countries, in their order */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata/cities/v1/{countryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of the principal cities of a country, in their order */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata/v1/CallingCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Telephone codes of countries */
        get: operations["listCallingCodes"];
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
    "/api/marketplace-customer/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Product and market discounts that apply by themselves at the moment */
        get: operations["listRunningDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/products/{id}/barrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why the reader may not buy a product; null where nothing is in the way */
        get: operations["readPurchaseBarrier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/payment-methods/card-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The provider's page where one adds a card; it leads back with a token */
        post: operations["beginCardSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/orders/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a cart costs and why; the same price that an order of it has */
        get: operations["priceCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own orders */
        get: operations["listOwnOrders"];
        put?: never;
        /** Place an order: one key makes one order and one charge, and so does one cart */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay an order that waits for its money: the page to go to, or where to transfer it */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/orders/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload what shows that a transfer is on its way: a png or jpeg of at most 1 MB */
        post: operations["submitProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of the invoice of an order, a page to print; good for ten minutes */
        get: operations["readOwnInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/orders/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of an order, in its sequence */
        get: operations["readOwnOrderTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Take an order to another status, where the table of moves allows it */
        patch: operations["moveOrders"];
        trace?: never;
    };
    "/api/marketplace/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of a list as CSV, all of them: its filters count, its page and sort do not */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of an order, in its sequence */
        get: operations["readTimelineOfOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own requests */
        get: operations["listOwnRequests"];
        put?: never;
        /** Write to the shop, or ask for a quote, for which one must be signed in */
        post: operations["submitRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/requests/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the shop about a request; where it asked for information, that is the answer */
        post: operations["writeAboutRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/requests/{id}/counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what one would pay instead of what is offered */
        post: operations["counterQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a request, or an offer */
        post: operations["declineQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/requests/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a request, in its sequence */
        get: operations["readOwnRequestTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/requests/{id}/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What accepting an offer costs, to where it is sent */
        get: operations["priceQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/requests/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the offer that was seen: one request makes one order, however often it is accepted */
        post: operations["acceptQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a request, in its sequence */
        get: operations["readTimelineOfRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/license-allocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own licenses */
        get: operations["listOwnLicenseAllocation"];
        put?: never;
        /** Give licenses of one’s own to one of one’s tenants */
        post: operations["createOwnLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/license-allocation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own license */
        get: operations["readOwnLicenseAllocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how many licenses a tenant has, and until when */
        patch: operations["updateOwnLicenseAllocation"];
        trace?: never;
    };
    "/api/marketplace-customer/license-allocation/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend licenses of a tenant of one’s own */
        post: operations["suspendOwnLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/license-allocation/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume licenses of a tenant of one’s own */
        post: operations["resumeOwnLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/license-allocation/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take licenses of a tenant back into their pool */
        post: operations["revokeOwnLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/license-pools/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order the next period: 201 with the new order, 200 with the one that is open already */
        post: operations["renewOwnLicensePools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/subscriptions/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order the next period: 201 with the new order, 200 with the one that is open already */
        post: operations["renewOwnSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/subscriptions/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a subscription: its first period begins now */
        post: operations["activateOwnSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/subscriptions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a subscription, now or when what is paid for is over */
        post: operations["cancelOwnSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a payer lands after the page of the provider; leads on to the shop */
        get: operations["returnFromPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A signed message of the payment provider */
        post: operations["receiveWebhook"];
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
    "/api/marketplace-customer/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own addresses */
        get: operations["listOwnAddresses"];
        put?: never;
        /** Add one address of one's own */
        post: operations["createOwnAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own address */
        get: operations["readOwnAddresses"];
        put?: never;
        post?: never;
        /** Remove one's own address */
        delete: operations["deleteOwnAddresses"];
        options?: never;
        head?: never;
        /** Change one's own address */
        patch: operations["updateOwnAddresses"];
        trace?: never;
    };
    "/api/marketplace/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List administrators */
        get: operations["listAdmins"];
        put?: never;
        /** Create one administrator */
        post: operations["createAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one administrator */
        get: operations["readAdmins"];
        put?: never;
        post?: never;
        /** Delete one administrator that nothing refers to */
        delete: operations["deleteAdmins"];
        options?: never;
        head?: never;
        /** Change one administrator: null clears a field */
        patch: operations["updateAdmins"];
        trace?: never;
    };
    "/api/marketplace/admins/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one administrator */
        get: operations["referencesAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one administrator, newest first */
        get: operations["historyAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one administrator to true */
        post: operations["activateAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one administrator to false */
        post: operations["deactivateAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["inviteAdmins"];
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
    "/api/marketplace/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit log */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/audit-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one audit event */
        get: operations["readAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/audit-events/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one audit event */
        get: operations["referencesAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/audit-events/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one audit event, newest first */
        get: operations["historyAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List companies */
        get: operations["listCompanies"];
        put?: never;
        /** Create one company */
        post: operations["createCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one company */
        get: operations["readCompanies"];
        put?: never;
        post?: never;
        /** Delete one company that nothing refers to */
        delete: operations["deleteCompanies"];
        options?: never;
        head?: never;
        /** Change one company: null clears a field */
        patch: operations["updateCompanies"];
        trace?: never;
    };
    "/api/marketplace/companies/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one company */
        get: operations["referencesCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one company, newest first */
        get: operations["historyCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one company to true */
        post: operations["activateCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one company to false */
        post: operations["deactivateCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["inviteCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customer-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customer groups */
        get: operations["listCustomerGroups"];
        put?: never;
        /** Create one customer group */
        post: operations["createCustomerGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customer-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one customer group */
        get: operations["readCustomerGroups"];
        put?: never;
        post?: never;
        /** Delete one customer group that nothing refers to */
        delete: operations["deleteCustomerGroups"];
        options?: never;
        head?: never;
        /** Change one customer group: null clears a field */
        patch: operations["updateCustomerGroups"];
        trace?: never;
    };
    "/api/marketplace/customer-groups/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one customer group */
        get: operations["referencesCustomerGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customer-groups/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one customer group, newest first */
        get: operations["historyCustomerGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers */
        get: operations["listCustomers"];
        put?: never;
        /** Create one customer */
        post: operations["createCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one customer */
        get: operations["readCustomers"];
        put?: never;
        post?: never;
        /** Delete one customer that nothing refers to */
        delete: operations["deleteCustomers"];
        options?: never;
        head?: never;
        /** Change one customer: null clears a field */
        patch: operations["updateCustomers"];
        trace?: never;
    };
    "/api/marketplace/customers/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one customer */
        get: operations["referencesCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one customer, newest first */
        get: operations["historyCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one customer to true */
        post: operations["activateCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one customer to false */
        post: operations["deactivateCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["inviteCustomers"];
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
    "/api/marketplace/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List discounts */
        get: operations["listDiscounts"];
        put?: never;
        /** Create one discount */
        post: operations["createDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one discount */
        get: operations["readDiscounts"];
        put?: never;
        post?: never;
        /** Delete one discount that nothing refers to */
        delete: operations["deleteDiscounts"];
        options?: never;
        head?: never;
        /** Change one discount: null clears a field */
        patch: operations["updateDiscounts"];
        trace?: never;
    };
    "/api/marketplace/discounts/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one discount */
        get: operations["referencesDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/discounts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one discount, newest first */
        get: operations["historyDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/discounts/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy one discount */
        post: operations["copyDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/discounts/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one discount to true */
        post: operations["activateDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/discounts/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one discount to false */
        post: operations["deactivateDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/failed-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List failed jobs */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/failed-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one failed job */
        get: operations["readFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/failed-jobs/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one failed job */
        get: operations["referencesFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/failed-jobs/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one failed job, newest first */
        get: operations["historyFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/failed-jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry */
        post: operations["retryFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/failed-jobs/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discard */
        post: operations["discardFailedJobs"];
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
    "/api/marketplace/gift-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List gift cards */
        get: operations["listGiftCards"];
        put?: never;
        /** Create one gift card */
        post: operations["createGiftCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gift-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one gift card */
        get: operations["readGiftCards"];
        put?: never;
        post?: never;
        /** Delete one gift card that nothing refers to */
        delete: operations["deleteGiftCards"];
        options?: never;
        head?: never;
        /** Change one gift card: null clears a field */
        patch: operations["updateGiftCards"];
        trace?: never;
    };
    "/api/marketplace/gift-cards/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one gift card */
        get: operations["referencesGiftCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gift-cards/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one gift card, newest first */
        get: operations["historyGiftCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gift-cards/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one gift card to true */
        post: operations["activateGiftCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gift-cards/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one gift card to false */
        post: operations["deactivateGiftCards"];
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
    "/api/marketplace/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inventory */
        get: operations["listInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/inventory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one stock level */
        get: operations["readInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/inventory/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one stock level */
        get: operations["referencesInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/inventory/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one stock level, newest first */
        get: operations["historyInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/inventory/{id}/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adjust */
        post: operations["adjustInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/inventory/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive */
        post: operations["receiveInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-allocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List licenses */
        get: operations["listLicenseAllocation"];
        put?: never;
        /** Create one license */
        post: operations["createLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-allocation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one license */
        get: operations["readLicenseAllocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one license: null clears a field */
        patch: operations["updateLicenseAllocation"];
        trace?: never;
    };
    "/api/marketplace/license-allocation/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one license */
        get: operations["referencesLicenseAllocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-allocation/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one license, newest first */
        get: operations["historyLicenseAllocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-allocation/{id}/reportUsage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report usage */
        post: operations["reportUsageLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-allocation/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend */
        post: operations["suspendLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-allocation/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume */
        post: operations["resumeLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-allocation/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke */
        post: operations["revokeLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-allocation/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew */
        post: operations["renewLicenseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List license events */
        get: operations["listLicenseEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one license event */
        get: operations["readLicenseEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-events/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one license event */
        get: operations["referencesLicenseEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-events/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one license event, newest first */
        get: operations["historyLicenseEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List license pools */
        get: operations["listLicensePools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-pools/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one license pool */
        get: operations["readLicensePools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-pools/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one license pool */
        get: operations["referencesLicensePools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-pools/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one license pool, newest first */
        get: operations["historyLicensePools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/license-pools/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a renewal */
        post: operations["renewLicensePools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/license-pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own license pools */
        get: operations["listOwnLicensePools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/license-pools/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own license pool */
        get: operations["readOwnLicensePools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one order */
        get: operations["readOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one order */
        get: operations["referencesOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one order, newest first */
        get: operations["historyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept */
        post: operations["acceptOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject */
        post: operations["rejectOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start shipping */
        post: operations["shipOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter shipped quantities */
        post: operations["packOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as shipped */
        post: operations["dispatchOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/expect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set expected delivery */
        post: operations["expectOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as delivered */
        post: operations["deliverOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the invoice */
        post: operations["invoiceOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/recordTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a bank transfer */
        post: operations["recordTransferOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/rejectProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse the proof of payment */
        post: operations["rejectProofOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund */
        post: operations["refundOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own order */
        get: operations["readOwnOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own payment methods */
        get: operations["listOwnPaymentMethods"];
        put?: never;
        /** Add one payment method of one's own */
        post: operations["createOwnPaymentMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own payment method */
        get: operations["readOwnPaymentMethods"];
        put?: never;
        post?: never;
        /** Remove one's own payment method */
        delete: operations["deleteOwnPaymentMethods"];
        options?: never;
        head?: never;
        /** Change one's own payment method */
        patch: operations["updateOwnPaymentMethods"];
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
    "/api/marketplace/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List requests */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one request */
        get: operations["readRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one request */
        get: operations["referencesRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one request, newest first */
        get: operations["historyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer */
        post: operations["answerRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take into review */
        post: operations["reviewRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/askInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for information */
        post: operations["askInfoRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an offer */
        post: operations["quoteRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a message */
        post: operations["messageRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline */
        post: operations["declineRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/requests/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close without an answer */
        post: operations["closeRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own request */
        get: operations["readOwnRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles */
        get: operations["listRoles"];
        put?: never;
        /** Create one role */
        post: operations["createRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one role */
        get: operations["readRoles"];
        put?: never;
        post?: never;
        /** Delete one role that nothing refers to */
        delete: operations["deleteRoles"];
        options?: never;
        head?: never;
        /** Change one role: null clears a field */
        patch: operations["updateRoles"];
        trace?: never;
    };
    "/api/marketplace/roles/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one role */
        get: operations["referencesRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/roles/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one role, newest first */
        get: operations["historyRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/roles/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy one role */
        post: operations["copyRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/shipping-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipping methods */
        get: operations["listShippingMethods"];
        put?: never;
        /** Create one shipping method */
        post: operations["createShippingMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/shipping-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one shipping method */
        get: operations["readShippingMethods"];
        put?: never;
        post?: never;
        /** Delete one shipping method that nothing refers to */
        delete: operations["deleteShippingMethods"];
        options?: never;
        head?: never;
        /** Change one shipping method: null clears a field */
        patch: operations["updateShippingMethods"];
        trace?: never;
    };
    "/api/marketplace/shipping-methods/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one shipping method */
        get: operations["referencesShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/shipping-methods/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one shipping method, newest first */
        get: operations["historyShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/shipping-methods/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one shipping method to true */
        post: operations["activateShippingMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/shipping-methods/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one shipping method to false */
        post: operations["deactivateShippingMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/shipping-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipping methods for shoppers */
        get: operations["listPublicShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/shipping-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one shipping method for shoppers */
        get: operations["readPublicShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/stock-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List stock movements */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/stock-movements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one stock movement */
        get: operations["readStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/stock-movements/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one stock movement */
        get: operations["referencesStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/stock-movements/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one stock movement, newest first */
        get: operations["historyStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List subscriptions */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one subscription */
        get: operations["readSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one subscription */
        get: operations["referencesSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one subscription, newest first */
        get: operations["historySubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate */
        post: operations["activateSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a renewal */
        post: operations["renewSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend */
        post: operations["suspendSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume */
        post: operations["resumeSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscriptions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel */
        post: operations["cancelSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own subscriptions */
        get: operations["listOwnSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own subscription */
        get: operations["readOwnSubscriptions"];
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
    "/api/marketplace/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tax rates */
        get: operations["listTaxRates"];
        put?: never;
        /** Create one tax rate */
        post: operations["createTaxRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tax-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tax rate */
        get: operations["readTaxRates"];
        put?: never;
        post?: never;
        /** Delete one tax rate that nothing refers to */
        delete: operations["deleteTaxRates"];
        options?: never;
        head?: never;
        /** Change one tax rate: null clears a field */
        patch: operations["updateTaxRates"];
        trace?: never;
    };
    "/api/marketplace/tax-rates/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one tax rate */
        get: operations["referencesTaxRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tax-rates/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one tax rate, newest first */
        get: operations["historyTaxRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tenant users */
        get: operations["listTenantUsers"];
        put?: never;
        /** Create one tenant user */
        post: operations["createTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tenant user */
        get: operations["readTenantUsers"];
        put?: never;
        post?: never;
        /** Delete one tenant user that nothing refers to */
        delete: operations["deleteTenantUsers"];
        options?: never;
        head?: never;
        /** Change one tenant user: null clears a field */
        patch: operations["updateTenantUsers"];
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one tenant user */
        get: operations["referencesTenantUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one tenant user, newest first */
        get: operations["historyTenantUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one tenant user to true */
        post: operations["activateTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one tenant user to false */
        post: operations["deactivateTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["inviteTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tenants */
        get: operations["listTenants"];
        put?: never;
        /** Create one tenant */
        post: operations["createTenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tenant */
        get: operations["readTenants"];
        put?: never;
        post?: never;
        /** Delete one tenant that nothing refers to */
        delete: operations["deleteTenants"];
        options?: never;
        head?: never;
        /** Change one tenant: null clears a field */
        patch: operations["updateTenants"];
        trace?: never;
    };
    "/api/marketplace/tenants/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one tenant */
        get: operations["referencesTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one tenant, newest first */
        get: operations["historyTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one tenant to true */
        post: operations["activateTenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one tenant to false */
        post: operations["deactivateTenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transactions */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one transaction */
        get: operations["readTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/transactions/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one transaction */
        get: operations["referencesTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/transactions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one transaction, newest first */
        get: operations["historyTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/transactions/{id}/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfer was sent */
        post: operations["sentTransactions"];
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
        Addresses: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            fullName?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            country?: string | null;
            city?: string | null;
            address?: string | null;
            isDefault?: boolean;
        };
        AddressesCreate: {
            name?: string | null;
            fullName: string;
            /** Format: phone */
            phoneNumber: string;
            country: string;
            city: string;
            address: string;
            /** @default false */
            isDefault: boolean | null;
        };
        AddressesUpdate: {
            name?: string | null;
            fullName?: string;
            /** Format: phone */
            phoneNumber?: string;
            country?: string;
            city?: string;
            address?: string;
            /** @default false */
            isDefault: boolean | null;
        };
        Admins: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            avatar?: {
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
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            active?: boolean;
        };
        AdminsCreate: {
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @default true */
            active: boolean | null;
        };
        AdminsUpdate: {
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @default true */
            active: boolean | null;
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
        AuditEvents: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            email?: string | null;
            /** @enum {string|null} */
            event?: "signed_in" | "sign_in_failed" | "signed_out" | "sessions_ended" | "token_reused" | "too_many_attempts" | "code_requested" | "code_failed" | "password_reset" | "password_changed" | "registered" | "invited" | "invitation_accepted" | "rights_changed" | "activated" | "deactivated" | "deleted" | null;
            /** @enum {string|null} */
            kind?: "admin" | "company" | "tenantUser" | "customer" | null;
            actor?: string | null;
            ip?: string | null;
            device?: string | null;
            details?: string | null;
        };
        AuditEventsCreate: Record<string, never>;
        AuditEventsUpdate: Record<string, never>;
        Companies: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            companyName?: string | null;
            taxNumber?: string | null;
            name?: string | null;
            avatar?: {
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
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                permissions?: string[];
            }[];
            permissions?: string[];
            active?: boolean;
        };
        CompaniesCreate: {
            companyName: string;
            taxNumber?: string | null;
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: string[] | null;
            permissions?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        CompaniesUpdate: {
            companyName?: string;
            taxNumber?: string | null;
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: string[] | null;
            permissions?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        CustomerGroups: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            description?: string | null;
            reduction?: number | null;
            customers?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            }[];
            companies?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            }[];
            prices?: {
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
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        CustomerGroupsCreate: {
            title: string;
            description?: string | null;
            reduction?: number | null;
            customers?: string[] | null;
            companies?: string[] | null;
            prices?: {
                /** Format: uuid */
                product: string;
                price: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[] | null;
        };
        CustomerGroupsUpdate: {
            title?: string | null;
            description?: string | null;
            reduction?: number | null;
            customers?: string[] | null;
            companies?: string[] | null;
            prices?: {
                /** Format: uuid */
                product: string;
                price: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[] | null;
        };
        Customers: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            avatar?: {
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
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            active?: boolean;
        };
        CustomersCreate: {
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @default true */
            active: boolean | null;
        };
        CustomersUpdate: {
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @default true */
            active: boolean | null;
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
        Discounts: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            /** @enum {string|null} */
            type?: "product_discount" | "market_discount" | "code_discount" | null;
            code?: string | null;
            percentage?: number | null;
            /** Format: date-time */
            startsAt?: string | null;
            /** Format: date-time */
            endsAt?: string | null;
            /** @enum {string|null} */
            discountPeriod?: "first" | "every" | null;
            usageLimit?: number | null;
            usesPerCustomer?: number | null;
            used?: number | null;
            minimumQuantity?: number | null;
            locations?: string[];
            products?: {
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
            customerGroups?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            /** @enum {string|null} */
            state?: "active" | "used" | "inactive" | "expired" | null;
            active?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        DiscountsCreate: {
            title: string;
            /** @enum {string} */
            type: "product_discount" | "market_discount" | "code_discount";
            code?: string | null;
            percentage: number;
            /** Format: date-time */
            startsAt?: string | null;
            /** Format: date-time */
            endsAt?: string | null;
            /** @enum {string|null} */
            discountPeriod?: "first" | "every" | null;
            usageLimit?: number | null;
            usesPerCustomer?: number | null;
            minimumQuantity?: number | null;
            locations?: string[] | null;
            products?: string[] | null;
            customerGroups?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        DiscountsUpdate: {
            title?: string | null;
            /** @enum {string} */
            type?: "product_discount" | "market_discount" | "code_discount";
            code?: string | null;
            percentage?: number;
            /** Format: date-time */
            startsAt?: string | null;
            /** Format: date-time */
            endsAt?: string | null;
            /** @enum {string|null} */
            discountPeriod?: "first" | "every" | null;
            usageLimit?: number | null;
            usesPerCustomer?: number | null;
            minimumQuantity?: number | null;
            locations?: string[] | null;
            products?: string[] | null;
            customerGroups?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        FailedJobs: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            job?: string | null;
            reason?: string | null;
            data?: string | null;
            attempts?: number | null;
            /** Format: date-time */
            failedAt?: string | null;
            /** @enum {string|null} */
            status?: "waiting" | "retried" | "discarded" | null;
        };
        FailedJobsCreate: Record<string, never>;
        FailedJobsUpdate: Record<string, never>;
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
        GiftCards: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            code?: string | null;
            value?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            balance?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            /** Format: date-time */
            expiresAt?: string | null;
            active?: boolean;
        };
        GiftCardsCreate: {
            code: string;
            value: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            };
            /** Format: date-time */
            expiresAt?: string | null;
            /** @default true */
            active: boolean | null;
        };
        GiftCardsUpdate: {
            code?: string;
            value?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            };
            /** Format: date-time */
            expiresAt?: string | null;
            /** @default true */
            active: boolean | null;
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
        Inventory: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
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
            } | null;
            code?: string | null;
            onHand?: number | null;
            allocated?: number | null;
            reserved?: number | null;
            available?: number | null;
        };
        InventoryCreate: Record<string, never>;
        InventoryUpdate: Record<string, never>;
        LicenseAllocation: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            pool?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                available?: number;
                /** Format: date-time */
                expiresAt?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            quantity?: number | null;
            /** Format: date-time */
            expiresAt?: string | null;
            used?: number | null;
            /** @enum {string|null} */
            usage?: "normal" | "warning" | "full" | null;
            /** @enum {string|null} */
            status?: "active" | "suspended" | "expired" | "revoked" | null;
            /** Format: date-time */
            endsAt?: string | null;
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
            } | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
        };
        LicenseAllocationCreate: {
            /** Format: uuid */
            pool: string;
            /** Format: uuid */
            tenant: string;
            quantity: number;
            /** Format: date-time */
            expiresAt?: string | null;
        };
        LicenseAllocationUpdate: {
            /** Format: uuid */
            pool?: string;
            /** Format: uuid */
            tenant?: string;
            quantity?: number;
            /** Format: date-time */
            expiresAt?: string | null;
        };
        LicenseEvents: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string|null} */
            kind?: "granted" | "renewal_ordered" | "renewed" | "allocated" | "changed" | "used" | "activated" | "suspended" | "resumed" | "revoked" | "past_due" | "cancel_planned" | "cancelled" | "expired" | null;
            pool?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                available?: number;
                /** Format: date-time */
                expiresAt?: string;
            } | null;
            allocation?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                quantity?: number;
                /** @enum {string} */
                status?: "active" | "suspended" | "expired" | "revoked";
            } | null;
            subscription?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                /** @enum {string} */
                status?: "trialing" | "active" | "past_due" | "suspended" | "cancelled" | "expired";
                /** Format: date-time */
                periodEndsAt?: string;
            } | null;
            quantity?: number | null;
            actor?: string | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            customer?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
        };
        LicenseEventsCreate: Record<string, never>;
        LicenseEventsUpdate: Record<string, never>;
        LicensePools: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
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
            } | null;
            order?: {
                /** Format: uuid */
                _id?: string;
                number?: string;
                /** @enum {string} */
                status?: "pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected";
                total?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            } | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            customer?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
            quantity?: number | null;
            allocated?: number | null;
            available?: number | null;
            /** @enum {string|null} */
            period?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** Format: date-time */
            startsAt?: string | null;
            /** Format: date-time */
            expiresAt?: string | null;
            /** @enum {string|null} */
            status?: "active" | "expired" | null;
            renews?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                available?: number;
                /** Format: date-time */
                expiresAt?: string;
            } | null;
        };
        LicensePoolsCreate: Record<string, never>;
        LicensePoolsUpdate: Record<string, never>;
        Orders: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            number?: string | null;
            /** @enum {string|null} */
            status?: "pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected" | null;
            /** @enum {string|null} */
            paymentStatus?: "unpaid" | "awaiting_payment" | "awaiting_transfer" | "under_review" | "partially_paid" | "paid" | "partially_refunded" | "refunded" | "failed" | null;
            /** @enum {string|null} */
            paymentMethod?: "card" | "bank_transfer" | "gift_card" | null;
            /** Format: date-time */
            placedAt?: string | null;
            customerName?: string | null;
            email?: string | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            customer?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            tenantUser?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
            items?: {
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
                name?: string;
                code?: string;
                quantity?: number;
                shipped?: number;
                unitPrice?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
                discount?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
                tax?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
                total?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
                /** @default false */
                digital: boolean;
            }[];
            itemsQuantity?: number | null;
            shippingAddress?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            shippingMethod?: string | null;
            subtotal?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            discount?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            shipping?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            tax?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            taxIncluded?: boolean;
            rounding?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            total?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            giftCard?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            due?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            paid?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            refunded?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            left?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            owing?: boolean;
            refundable?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            digital?: boolean;
            invoiced?: boolean;
            discountCode?: string | null;
            rules?: {
                /** @enum {string} */
                kind?: "group_price" | "discount" | "lost_discount" | "discount_cap" | "shipping" | "free_shipping" | "tax" | "rounding" | "gift_card";
                title?: string;
                code?: string;
                rate?: number;
                amount?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
                /** @enum {string} */
                reason?: "inactive" | "not_started" | "expired" | "used" | "used_by_customer" | "location" | "group" | "products" | "minimum_quantity" | "better_one" | "cap" | "nothing";
            }[];
            transferReference?: string | null;
            /** Format: date-time */
            paymentDeadline?: string | null;
            proof?: {
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
            proofRejection?: string | null;
            carrier?: string | null;
            trackingNumber?: string | null;
            /** Format: date-time */
            estimatedDelivery?: string | null;
            /** @enum {string|null} */
            rejectionReason?: "staff" | "customer" | "inventory" | "declined" | "fraud" | "expired" | "other" | null;
            note?: string | null;
            staffNote?: string | null;
            invoiceNumber?: string | null;
            /** Format: date-time */
            invoicedAt?: string | null;
            quote?: {
                /** Format: uuid */
                _id?: string;
                number?: string;
                /** @enum {string} */
                status?: "submitted" | "in_review" | "info_requested" | "quoted" | "countered" | "accepted" | "converted" | "declined" | "expired" | "answered" | "closed";
            } | null;
        };
        OrdersCreate: Record<string, never>;
        OrdersUpdate: Record<string, never>;
        PaymentMethods: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string|null} */
            type?: "bank_account" | "card" | null;
            accountName?: string | null;
            /** Format: iban */
            iban?: string | null;
            /** Format: bic */
            swiftCode?: string | null;
            provider?: string | null;
            brand?: string | null;
            lastFour?: string | null;
            expiry?: string | null;
            holder?: string | null;
            isDefault?: boolean;
        };
        PaymentMethodsCreate: {
            /** @enum {string} */
            type: "bank_account" | "card";
            accountName?: string | null;
            /** Format: iban */
            iban?: string | null;
            /** Format: bic */
            swiftCode?: string | null;
            token?: string | null;
            /** @default false */
            isDefault: boolean | null;
        };
        PaymentMethodsUpdate: {
            /** @enum {string} */
            type?: "bank_account" | "card";
            accountName?: string | null;
            /** Format: iban */
            iban?: string | null;
            /** Format: bic */
            swiftCode?: string | null;
            token?: string | null;
            /** @default false */
            isDefault: boolean | null;
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
            networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
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
            networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[] | null;
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
            networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[] | null;
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
            networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
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
        Requests: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            number?: string | null;
            /** @enum {string|null} */
            type?: "quote" | "contact" | null;
            /** @enum {string|null} */
            status?: "submitted" | "in_review" | "info_requested" | "quoted" | "countered" | "accepted" | "converted" | "declined" | "expired" | "answered" | "closed" | null;
            /** @enum {string|null} */
            waitsFor?: "review" | "reading" | "offer" | "counter" | "answer" | "information" | "decision" | "nothing" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: phone */
            phone?: string | null;
            companyName?: string | null;
            country?: string | null;
            city?: string | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            message?: string | null;
            products?: {
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
            customer?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            round?: number | null;
            lines?: {
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
                unitPrice?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
                listPrice?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            subtotal?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            shipping?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            tax?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            rounding?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            total?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            /** Format: date-time */
            validUntil?: string | null;
            messages?: {
                /** @enum {string} */
                side?: "buyer" | "staff";
                name?: string;
                text?: string;
                about?: string;
                /** Format: date-time */
                at?: string;
            }[];
            rounds?: {
                round?: number;
                /** @enum {string} */
                side?: "buyer" | "staff";
                code?: string;
                quantity?: number;
                unitPrice?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
                /** Format: date-time */
                validUntil?: string;
                /** Format: date-time */
                at?: string;
            }[];
            declineReason?: string | null;
            order?: {
                /** Format: uuid */
                _id?: string;
                number?: string;
                /** @enum {string} */
                status?: "pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected";
                total?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            } | null;
        };
        RequestsCreate: Record<string, never>;
        RequestsUpdate: Record<string, never>;
        Roles: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            description?: string | null;
            permissions?: string[];
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        RolesCreate: {
            title: string;
            description?: string | null;
            permissions?: string[] | null;
        };
        RolesUpdate: {
            title?: string | null;
            description?: string | null;
            permissions?: string[] | null;
        };
        ShippingMethods: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            description?: string | null;
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            freeFrom?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            countries?: string[];
            days?: number | null;
            active?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        ShippingMethodsCreate: {
            title: string;
            description?: string | null;
            price: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            };
            freeFrom?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            countries?: string[] | null;
            days?: number | null;
            /** @default true */
            active: boolean | null;
        };
        ShippingMethodsUpdate: {
            title?: string | null;
            description?: string | null;
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            };
            freeFrom?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            countries?: string[] | null;
            days?: number | null;
            /** @default true */
            active: boolean | null;
        };
        ShippingMethodsPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            description?: string | null;
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            freeFrom?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            countries?: string[];
            days?: number | null;
            active?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        StockMovements: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
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
            } | null;
            /** @enum {string|null} */
            kind?: "received" | "reserved" | "allocated" | "released" | "shipped" | "adjusted" | null;
            onHand?: number | null;
            allocated?: number | null;
            reserved?: number | null;
            order?: {
                /** Format: uuid */
                _id?: string;
                number?: string;
                /** @enum {string} */
                status?: "pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected";
                total?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            } | null;
            actor?: string | null;
            reason?: string | null;
        };
        StockMovementsCreate: Record<string, never>;
        StockMovementsUpdate: Record<string, never>;
        Subscriptions: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
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
            } | null;
            order?: {
                /** Format: uuid */
                _id?: string;
                number?: string;
                /** @enum {string} */
                status?: "pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected";
                total?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            } | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            customer?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
            quantity?: number | null;
            /** @enum {string|null} */
            status?: "trialing" | "active" | "past_due" | "suspended" | "cancelled" | "expired" | null;
            /** @enum {string|null} */
            period?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** Format: date-time */
            startsAt?: string | null;
            /** Format: date-time */
            periodEndsAt?: string | null;
            cancelAtPeriodEnd?: boolean;
            /** Format: date-time */
            cancelledAt?: string | null;
        };
        SubscriptionsCreate: Record<string, never>;
        SubscriptionsUpdate: Record<string, never>;
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
        TaxRates: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            country?: string | null;
            rate?: number | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        TaxRatesCreate: {
            title: string;
            country: string;
            rate: number;
        };
        TaxRatesUpdate: {
            title?: string | null;
            country?: string;
            rate?: number;
        };
        TenantUsers: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            name?: string | null;
            avatar?: {
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
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                permissions?: string[];
            }[];
            permissions?: string[];
            active?: boolean;
        };
        TenantUsersCreate: {
            /** Format: uuid */
            tenant: string;
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: string[] | null;
            permissions?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        TenantUsersUpdate: {
            /** Format: uuid */
            tenant?: string;
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: string[] | null;
            permissions?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        Tenants: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            tenantId?: string | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
            /** Format: email */
            email?: string | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            allowedDeviceProfileTypes?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[];
            allowedNetworkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
            active?: boolean;
        };
        TenantsCreate: {
            name: string;
            tenantId: string;
            /** Format: uuid */
            company: string;
            /** Format: email */
            email?: string | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            allowedDeviceProfileTypes?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[] | null;
            allowedNetworkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[] | null;
            /** @default true */
            active: boolean | null;
        };
        TenantsUpdate: {
            name?: string;
            tenantId?: string;
            /** Format: uuid */
            company?: string;
            /** Format: email */
            email?: string | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            allowedDeviceProfileTypes?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[] | null;
            allowedNetworkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[] | null;
            /** @default true */
            active: boolean | null;
        };
        Transactions: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            order?: {
                /** Format: uuid */
                _id?: string;
                number?: string;
                /** @enum {string} */
                status?: "pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected";
                total?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            } | null;
            /** @enum {string|null} */
            kind?: "charge" | "transfer" | "gift_card" | "refund" | "gift_card_refund" | null;
            amount?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            /** @enum {string|null} */
            state?: "pending" | "done" | "failed" | null;
            /** @enum {string|null} */
            provider?: "STRIPE" | "TAP" | "TEST" | "BANK_TRANSFER" | null;
            reference?: string | null;
            card?: string | null;
            reason?: string | null;
            actor?: string | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            customer?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
        };
        TransactionsCreate: Record<string, never>;
        TransactionsUpdate: Record<string, never>;
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
        Profile: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            kind: "admin" | "company" | "tenantUser" | "customer";
            avatar?: {
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
            title?: string | null;
            firstName: string;
            lastName: string;
            name: string;
            email: string;
            username?: string | null;
            phoneNumber?: {
                isoCode?: string;
                phoneNumber?: string;
            } | null;
            address?: {
                country?: string;
                city?: string;
                address?: string;
                additionalDetails?: string;
            } | null;
            language?: string | null;
            roles: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            permissions: string[];
            company?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                tenantId?: string;
                email?: string | null;
                name?: string;
                settings?: {
                    language?: string | null;
                };
                allowedDeviceProfileTypes?: string[];
                allowedNetworkServers?: string[];
            } | null;
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
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
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
                    tenant?: string;
                    isRoot?: boolean;
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
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
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
                            token: string;
                            cmsToken: string;
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
    forgetPasswordAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    isRoot?: boolean;
                    tenant?: string;
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
                            sent: boolean;
                            minutes: number;
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
    verifyPasswordOtpAdmin: {
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
                    /** Format: email */
                    email: string;
                    otp: string;
                    isRoot?: boolean;
                    tenant?: string;
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
                            valid: boolean;
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
    resetPasswordAdmin: {
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
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    isRoot?: boolean;
                    tenant?: string;
                };
            };
        };
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
    meAdmin: {
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
                            user: components["schemas"]["Profile"];
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
    profileAdmin: {
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
                        data: {
                            user: components["schemas"]["Profile"];
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
    changeProfileAdmin: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    title?: "mr" | "ms" | "dr" | "eng" | null;
                    firstName?: string;
                    lastName?: string;
                    username?: string | null;
                    /** @enum {string|null} */
                    language?: "en" | "ar" | null;
                    phoneNumber?: {
                        isoCode: string;
                        phoneNumber: string;
                    } | null;
                    address?: {
                        country: string;
                        city: string;
                        address?: string;
                        additionalDetails?: string;
                    } | null;
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
                            user: components["schemas"]["Profile"];
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
    changePasswordAdmin: {
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
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
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
    signInCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
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
                    isRoot?: boolean;
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
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
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
    refreshCompany: {
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
                            token: string;
                            cmsToken: string;
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
    signOutCompany: {
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
    forgetPasswordCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    isRoot?: boolean;
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
                            sent: boolean;
                            minutes: number;
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
    verifyPasswordOtpCompany: {
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
                    /** Format: email */
                    email: string;
                    otp: string;
                    isRoot?: boolean;
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
                            valid: boolean;
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
    resetPasswordCompany: {
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
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    isRoot?: boolean;
                };
            };
        };
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
    meCompany: {
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
                            user: components["schemas"]["Profile"];
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
    profileCompany: {
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
                        data: {
                            user: components["schemas"]["Profile"];
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
    changeProfileCompany: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    title?: "mr" | "ms" | "dr" | "eng" | null;
                    firstName?: string;
                    lastName?: string;
                    username?: string | null;
                    /** @enum {string|null} */
                    language?: "en" | "ar" | null;
                    phoneNumber?: {
                        isoCode: string;
                        phoneNumber: string;
                    } | null;
                    address?: {
                        country: string;
                        city: string;
                        address?: string;
                        additionalDetails?: string;
                    } | null;
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
                            user: components["schemas"]["Profile"];
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
    changePasswordCompany: {
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
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
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
    signInUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
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
                    isRoot?: boolean;
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
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
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
    refreshUser: {
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
                            token: string;
                            cmsToken: string;
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
    signOutUser: {
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
    forgetPasswordUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    isRoot?: boolean;
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
                            sent: boolean;
                            minutes: number;
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
    verifyPasswordOtpUser: {
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
                    /** Format: email */
                    email: string;
                    otp: string;
                    isRoot?: boolean;
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
                            valid: boolean;
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
    resetPasswordUser: {
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
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    isRoot?: boolean;
                };
            };
        };
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
    meUser: {
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
                            user: components["schemas"]["Profile"];
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
    profileUser: {
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
                        data: {
                            user: components["schemas"]["Profile"];
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
    changeProfileUser: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    title?: "mr" | "ms" | "dr" | "eng" | null;
                    firstName?: string;
                    lastName?: string;
                    username?: string | null;
                    /** @enum {string|null} */
                    language?: "en" | "ar" | null;
                    phoneNumber?: {
                        isoCode: string;
                        phoneNumber: string;
                    } | null;
                    address?: {
                        country: string;
                        city: string;
                        address?: string;
                        additionalDetails?: string;
                    } | null;
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
                            user: components["schemas"]["Profile"];
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
    changePasswordUser: {
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
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
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
    signInTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
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
                    tenant: string;
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
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
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
    refreshTenantUser: {
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
                            token: string;
                            cmsToken: string;
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
    signOutTenantUser: {
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
    forgetPasswordTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    isRoot?: boolean;
                    tenant?: string;
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
                            sent: boolean;
                            minutes: number;
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
    verifyPasswordOtpTenantUser: {
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
                    /** Format: email */
                    email: string;
                    otp: string;
                    isRoot?: boolean;
                    tenant?: string;
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
                            valid: boolean;
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
    resetPasswordTenantUser: {
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
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    isRoot?: boolean;
                    tenant?: string;
                };
            };
        };
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
    meTenantUser: {
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
                            user: components["schemas"]["Profile"];
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
    profileTenantUser: {
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
                        data: {
                            user: components["schemas"]["Profile"];
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
    changeProfileTenantUser: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    title?: "mr" | "ms" | "dr" | "eng" | null;
                    firstName?: string;
                    lastName?: string;
                    username?: string | null;
                    /** @enum {string|null} */
                    language?: "en" | "ar" | null;
                    phoneNumber?: {
                        isoCode: string;
                        phoneNumber: string;
                    } | null;
                    address?: {
                        country: string;
                        city: string;
                        address?: string;
                        additionalDetails?: string;
                    } | null;
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
                            user: components["schemas"]["Profile"];
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
    changePasswordTenantUser: {
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
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
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
    checkCompany: {
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
                    companyName: string;
                    firstName: string;
                    lastName: string;
                    /** Format: email */
                    email: string;
                    /** Format: phone */
                    phoneNumber: string;
                    country: string;
                    city: string;
                    additionalDetails?: string;
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
                            valid: boolean;
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
    registerCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName: string;
                    firstName: string;
                    lastName: string;
                    /** Format: email */
                    email: string;
                    /** Format: phone */
                    phoneNumber: string;
                    country: string;
                    city: string;
                    password: string;
                    additionalDetails?: string;
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
                            token: string;
                            minutes: number;
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
    verifyRegistration: {
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
                    token: string;
                    otp: string;
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
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
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
    listSessions: {
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
                            _id?: string;
                            /** @enum {string} */
                            audience?: "cms" | "marketplace";
                            ip?: string;
                            device?: string;
                            createdAt?: string;
                            usedAt?: string;
                            current?: boolean;
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
    endSessions: {
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
    endSession: {
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
    changeAvatar: {
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
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
                            avatar: {
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
    removeAvatar: {
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
    acceptInvitation: {
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
                    invitation: string;
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
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
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
    chooseTenants: {
        parameters: {
            query?: {
                search?: string;
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
                        data?: {
                            _id?: string;
                            name?: string;
                            tenantId?: string;
                            email?: string | null;
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
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
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
    listCountries: {
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
                        /** @description ISO 3166-1 alpha-2 code → name */
                        data: {
                            [key: string]: string;
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
    listCities: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                /** @description ISO 3166-1 alpha-2 code */
                countryId: string;
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
                        /** @description id of the city → name */
                        data: {
                            [key: string]: string;
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
    listCallingCodes: {
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
                        /** @description ISO 3166-1 alpha-2 code → calling code */
                        data: {
                            [key: string]: string;
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
    listRunningDiscounts: {
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
                            /** Format: uuid */
                            _id?: string;
                            title?: string;
                            type?: string;
                            percentage?: number;
                            minimumQuantity?: number;
                            /** @description countries; none: everywhere */
                            locations?: string[];
                            /** @description ids; none: all of them */
                            products?: string[];
                            /** Format: date-time */
                            endsAt?: string | null;
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
    readPurchaseBarrier: {
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
                        data: {
                            /** @enum {string} */
                            reason: "deviceProfileType" | "networkServer";
                            wanted?: string[];
                            allowed?: string[];
                            message: string;
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
    beginCardSetup: {
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
                    returnTo: string;
                };
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
                        data: {
                            url: string;
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
    priceCart: {
        parameters: {
            query: {
                /** @description id:quantity, separated by commas */
                items: string;
                country?: string;
                address?: string;
                code?: string;
                giftCard?: string;
                shippingMethod?: string;
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
                        data: {
                            currency?: string;
                            lines?: {
                                /** Format: uuid */
                                product?: string;
                                name?: string;
                                code?: string;
                                available?: number | null;
                                quantity?: number;
                                listPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                unitPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                gross?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                discount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                tax?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                total?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                problem?: {
                                    code?: string;
                                    message?: string;
                                } | null;
                            }[];
                            missing?: string[];
                            subtotal?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            discount?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            shipping?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            tax?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            rounding?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            total?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            giftCard?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            due?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            taxIncluded?: boolean;
                            /** @description hundredths of a percent: 1500 is 15 % */
                            taxRate?: number;
                            code?: {
                                code?: string;
                                applied?: boolean;
                                reason?: string | null;
                                message?: string;
                            } | null;
                            /** @description false: nobody brings it to this country */
                            deliverable?: boolean;
                            shippingMethod?: string | null;
                            shippingMethods?: {
                                /** Format: uuid */
                                _id?: string;
                                title?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                freeFrom?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                } | null;
                            }[];
                            rules?: {
                                kind?: string;
                                /** Format: uuid */
                                id?: string;
                                title?: string;
                                code?: string;
                                /** @description hundredths of a percent: 1500 is 15 % */
                                rate?: number;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                reason?: string;
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
    listOwnOrders: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "number" | "-number" | "status" | "-status" | "paymentStatus" | "-paymentStatus" | "paymentMethod" | "-paymentMethod" | "placedAt" | "-placedAt" | "customerName" | "-customerName" | "email" | "-email" | "language" | "-language" | "itemsQuantity" | "-itemsQuantity" | "shippingMethod" | "-shippingMethod" | "subtotal" | "-subtotal" | "discount" | "-discount" | "shipping" | "-shipping" | "tax" | "-tax" | "taxIncluded" | "-taxIncluded" | "rounding" | "-rounding" | "total" | "-total" | "giftCard" | "-giftCard" | "due" | "-due" | "paid" | "-paid" | "refunded" | "-refunded" | "left" | "-left" | "owing" | "-owing" | "refundable" | "-refundable" | "digital" | "-digital" | "invoiced" | "-invoiced" | "discountCode" | "-discountCode" | "transferReference" | "-transferReference" | "paymentDeadline" | "-paymentDeadline" | "proofRejection" | "-proofRejection" | "carrier" | "-carrier" | "trackingNumber" | "-trackingNumber" | "estimatedDelivery" | "-estimatedDelivery" | "rejectionReason" | "-rejectionReason" | "note" | "-note" | "staffNote" | "-staffNote" | "invoiceNumber" | "-invoiceNumber" | "invoicedAt" | "-invoicedAt" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of status, paymentStatus, paymentMethod, language, customer, company, tenant, tenantUser, itemsQuantity, subtotal, discount, shipping, tax, taxIncluded, rounding, total, giftCard, due, paid, refunded, left, owing, refundable, digital, invoiced, rejectionReason, quote; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                number?: string[];
                "number[contains]"?: string;
                "number[exists]"?: boolean;
                status?: ("pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected")[];
                "status[exists]"?: boolean;
                paymentStatus?: ("unpaid" | "awaiting_payment" | "awaiting_transfer" | "under_review" | "partially_paid" | "paid" | "partially_refunded" | "refunded" | "failed")[];
                "paymentStatus[exists]"?: boolean;
                paymentMethod?: ("card" | "bank_transfer" | "gift_card")[];
                "paymentMethod[exists]"?: boolean;
                "placedAt[gte]"?: string;
                "placedAt[lte]"?: string;
                "placedAt[exists]"?: boolean;
                customerName?: string[];
                "customerName[contains]"?: string;
                "customerName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                tenantUser?: string[];
                "tenantUser[exists]"?: boolean;
                items?: string[];
                "itemsQuantity[gte]"?: number;
                "itemsQuantity[lte]"?: number;
                "itemsQuantity[exists]"?: boolean;
                "shippingAddress[exists]"?: boolean;
                shippingMethod?: string[];
                "shippingMethod[contains]"?: string;
                "shippingMethod[exists]"?: boolean;
                "subtotal[gte]"?: number;
                "subtotal[lte]"?: number;
                "subtotal[exists]"?: boolean;
                "discount[gte]"?: number;
                "discount[lte]"?: number;
                "discount[exists]"?: boolean;
                "shipping[gte]"?: number;
                "shipping[lte]"?: number;
                "shipping[exists]"?: boolean;
                "tax[gte]"?: number;
                "tax[lte]"?: number;
                "tax[exists]"?: boolean;
                taxIncluded?: boolean;
                "rounding[gte]"?: number;
                "rounding[lte]"?: number;
                "rounding[exists]"?: boolean;
                "total[gte]"?: number;
                "total[lte]"?: number;
                "total[exists]"?: boolean;
                "giftCard[gte]"?: number;
                "giftCard[lte]"?: number;
                "giftCard[exists]"?: boolean;
                "due[gte]"?: number;
                "due[lte]"?: number;
                "due[exists]"?: boolean;
                "paid[gte]"?: number;
                "paid[lte]"?: number;
                "paid[exists]"?: boolean;
                "refunded[gte]"?: number;
                "refunded[lte]"?: number;
                "refunded[exists]"?: boolean;
                "left[gte]"?: number;
                "left[lte]"?: number;
                "left[exists]"?: boolean;
                owing?: boolean;
                "refundable[gte]"?: number;
                "refundable[lte]"?: number;
                "refundable[exists]"?: boolean;
                digital?: boolean;
                invoiced?: boolean;
                discountCode?: string[];
                "discountCode[contains]"?: string;
                "discountCode[exists]"?: boolean;
                transferReference?: string[];
                "transferReference[contains]"?: string;
                "transferReference[exists]"?: boolean;
                "paymentDeadline[gte]"?: string;
                "paymentDeadline[lte]"?: string;
                "paymentDeadline[exists]"?: boolean;
                "proof[exists]"?: boolean;
                proofRejection?: string[];
                "proofRejection[contains]"?: string;
                "proofRejection[exists]"?: boolean;
                carrier?: string[];
                "carrier[contains]"?: string;
                "carrier[exists]"?: boolean;
                trackingNumber?: string[];
                "trackingNumber[contains]"?: string;
                "trackingNumber[exists]"?: boolean;
                "estimatedDelivery[gte]"?: string;
                "estimatedDelivery[lte]"?: string;
                "estimatedDelivery[exists]"?: boolean;
                rejectionReason?: ("staff" | "customer" | "inventory" | "declined" | "fraud" | "expired" | "other")[];
                "rejectionReason[exists]"?: boolean;
                note?: string[];
                "note[contains]"?: string;
                "note[exists]"?: boolean;
                staffNote?: string[];
                "staffNote[contains]"?: string;
                "staffNote[exists]"?: boolean;
                invoiceNumber?: string[];
                "invoiceNumber[contains]"?: string;
                "invoiceNumber[exists]"?: boolean;
                "invoicedAt[gte]"?: string;
                "invoicedAt[lte]"?: string;
                "invoicedAt[exists]"?: boolean;
                quote?: string[];
                "quote[exists]"?: boolean;
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
                        data: components["schemas"]["Orders"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            paymentStatus?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            paymentMethod?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenantUser?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            itemsQuantity?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subtotal?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            discount?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            shipping?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tax?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            taxIncluded?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            rounding?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            total?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            giftCard?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            due?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            paid?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            refunded?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            left?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            owing?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            refundable?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            digital?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            invoiced?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            rejectionReason?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quote?: {
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
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description Any text of your own, such as a UUID, new for every new order. The same key with the same body gets the first answer again, for 24 hours; with another body it is refused. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description one cart makes one order, however often it is sent
                     */
                    cartId: string;
                    items: {
                        /** Format: uuid */
                        product: string;
                        quantity: number;
                    }[];
                    /** @enum {string} */
                    paymentMethod: "card" | "bank_transfer";
                    /**
                     * Format: uuid
                     * @description one of the own addresses
                     */
                    address?: string;
                    shippingAddress?: {
                        fullName: string;
                        country: string;
                        city: string;
                        address: string;
                        /** Format: phone */
                        phone: string;
                        additionalDetails?: string;
                    };
                    /** Format: uuid */
                    shippingMethod?: string;
                    code?: string;
                    giftCard?: string;
                    /**
                     * Format: uuid
                     * @description one of the own payment methods
                     */
                    savedCard?: string;
                    saveCard?: boolean;
                    /** @description what the shopper saw; another total is refused */
                    expectedTotal?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                    };
                    note?: string;
                    /** @description where the payment page leads back to */
                    returnTo?: string;
                };
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
                        data: components["schemas"]["Orders"];
                        payment: {
                            url?: string | null;
                            transfer?: {
                                reference?: string;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                /** Format: date-time */
                                deadline?: string;
                                beneficiary?: string;
                                bank?: string;
                                iban?: string;
                                swift?: string;
                            } | null;
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
    payOrder: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentMethod?: "card" | "bank_transfer";
                    /** Format: uuid */
                    savedCard?: string;
                    /** @description where the payment page leads back to */
                    returnTo?: string;
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
                            url?: string | null;
                            transfer?: {
                                reference?: string;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                /** Format: date-time */
                                deadline?: string;
                                beneficiary?: string;
                                bank?: string;
                                iban?: string;
                                swift?: string;
                            } | null;
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
    submitProof: {
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
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
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
    readOwnInvoice: {
        parameters: {
            query?: {
                language?: "en" | "ar";
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
                        data: {
                            url: string;
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
    readOwnOrderTimeline: {
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
                            kind: string;
                            /** Format: date-time */
                            at: string;
                            by?: string | null;
                            facts?: {
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
    moveOrders: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected";
                    /** @enum {string} */
                    reason?: "staff" | "customer" | "inventory" | "declined" | "fraud" | "expired" | "other";
                    note?: string;
                    carrier?: string;
                    trackingNumber?: string;
                    /** Format: date-time */
                    estimatedDelivery?: string;
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
                        data: components["schemas"]["Orders"];
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
    exportOrders: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "number" | "-number" | "status" | "-status" | "paymentStatus" | "-paymentStatus" | "paymentMethod" | "-paymentMethod" | "placedAt" | "-placedAt" | "customerName" | "-customerName" | "email" | "-email" | "language" | "-language" | "itemsQuantity" | "-itemsQuantity" | "shippingMethod" | "-shippingMethod" | "subtotal" | "-subtotal" | "discount" | "-discount" | "shipping" | "-shipping" | "tax" | "-tax" | "taxIncluded" | "-taxIncluded" | "rounding" | "-rounding" | "total" | "-total" | "giftCard" | "-giftCard" | "due" | "-due" | "paid" | "-paid" | "refunded" | "-refunded" | "left" | "-left" | "owing" | "-owing" | "refundable" | "-refundable" | "digital" | "-digital" | "invoiced" | "-invoiced" | "discountCode" | "-discountCode" | "transferReference" | "-transferReference" | "paymentDeadline" | "-paymentDeadline" | "proofRejection" | "-proofRejection" | "carrier" | "-carrier" | "trackingNumber" | "-trackingNumber" | "estimatedDelivery" | "-estimatedDelivery" | "rejectionReason" | "-rejectionReason" | "note" | "-note" | "staffNote" | "-staffNote" | "invoiceNumber" | "-invoiceNumber" | "invoicedAt" | "-invoicedAt" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of status, paymentStatus, paymentMethod, language, customer, company, tenant, tenantUser, itemsQuantity, subtotal, discount, shipping, tax, taxIncluded, rounding, total, giftCard, due, paid, refunded, left, owing, refundable, digital, invoiced, rejectionReason, quote; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                number?: string[];
                "number[contains]"?: string;
                "number[exists]"?: boolean;
                status?: ("pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected")[];
                "status[exists]"?: boolean;
                paymentStatus?: ("unpaid" | "awaiting_payment" | "awaiting_transfer" | "under_review" | "partially_paid" | "paid" | "partially_refunded" | "refunded" | "failed")[];
                "paymentStatus[exists]"?: boolean;
                paymentMethod?: ("card" | "bank_transfer" | "gift_card")[];
                "paymentMethod[exists]"?: boolean;
                "placedAt[gte]"?: string;
                "placedAt[lte]"?: string;
                "placedAt[exists]"?: boolean;
                customerName?: string[];
                "customerName[contains]"?: string;
                "customerName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                tenantUser?: string[];
                "tenantUser[exists]"?: boolean;
                items?: string[];
                "itemsQuantity[gte]"?: number;
                "itemsQuantity[lte]"?: number;
                "itemsQuantity[exists]"?: boolean;
                "shippingAddress[exists]"?: boolean;
                shippingMethod?: string[];
                "shippingMethod[contains]"?: string;
                "shippingMethod[exists]"?: boolean;
                "subtotal[gte]"?: number;
                "subtotal[lte]"?: number;
                "subtotal[exists]"?: boolean;
                "discount[gte]"?: number;
                "discount[lte]"?: number;
                "discount[exists]"?: boolean;
                "shipping[gte]"?: number;
                "shipping[lte]"?: number;
                "shipping[exists]"?: boolean;
                "tax[gte]"?: number;
                "tax[lte]"?: number;
                "tax[exists]"?: boolean;
                taxIncluded?: boolean;
                "rounding[gte]"?: number;
                "rounding[lte]"?: number;
                "rounding[exists]"?: boolean;
                "total[gte]"?: number;
                "total[lte]"?: number;
                "total[exists]"?: boolean;
                "giftCard[gte]"?: number;
                "giftCard[lte]"?: number;
                "giftCard[exists]"?: boolean;
                "due[gte]"?: number;
                "due[lte]"?: number;
                "due[exists]"?: boolean;
                "paid[gte]"?: number;
                "paid[lte]"?: number;
                "paid[exists]"?: boolean;
                "refunded[gte]"?: number;
                "refunded[lte]"?: number;
                "refunded[exists]"?: boolean;
                "left[gte]"?: number;
                "left[lte]"?: number;
                "left[exists]"?: boolean;
                owing?: boolean;
                "refundable[gte]"?: number;
                "refundable[lte]"?: number;
                "refundable[exists]"?: boolean;
                digital?: boolean;
                invoiced?: boolean;
                discountCode?: string[];
                "discountCode[contains]"?: string;
                "discountCode[exists]"?: boolean;
                transferReference?: string[];
                "transferReference[contains]"?: string;
                "transferReference[exists]"?: boolean;
                "paymentDeadline[gte]"?: string;
                "paymentDeadline[lte]"?: string;
                "paymentDeadline[exists]"?: boolean;
                "proof[exists]"?: boolean;
                proofRejection?: string[];
                "proofRejection[contains]"?: string;
                "proofRejection[exists]"?: boolean;
                carrier?: string[];
                "carrier[contains]"?: string;
                "carrier[exists]"?: boolean;
                trackingNumber?: string[];
                "trackingNumber[contains]"?: string;
                "trackingNumber[exists]"?: boolean;
                "estimatedDelivery[gte]"?: string;
                "estimatedDelivery[lte]"?: string;
                "estimatedDelivery[exists]"?: boolean;
                rejectionReason?: ("staff" | "customer" | "inventory" | "declined" | "fraud" | "expired" | "other")[];
                "rejectionReason[exists]"?: boolean;
                note?: string[];
                "note[contains]"?: string;
                "note[exists]"?: boolean;
                staffNote?: string[];
                "staffNote[contains]"?: string;
                "staffNote[exists]"?: boolean;
                invoiceNumber?: string[];
                "invoiceNumber[contains]"?: string;
                "invoiceNumber[exists]"?: boolean;
                "invoicedAt[gte]"?: string;
                "invoicedAt[lte]"?: string;
                "invoicedAt[exists]"?: boolean;
                quote?: string[];
                "quote[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description such as Asia/Riyadh */
                "x-timezone"?: string;
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
                    "text/csv": string;
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
    readTimelineOfOrders: {
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
                            kind: string;
                            /** Format: date-time */
                            at: string;
                            by?: string | null;
                            facts?: {
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
    listOwnRequests: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "number" | "-number" | "type" | "-type" | "status" | "-status" | "waitsFor" | "-waitsFor" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "phone" | "-phone" | "companyName" | "-companyName" | "country" | "-country" | "city" | "-city" | "language" | "-language" | "message" | "-message" | "round" | "-round" | "subtotal" | "-subtotal" | "shipping" | "-shipping" | "tax" | "-tax" | "rounding" | "-rounding" | "total" | "-total" | "validUntil" | "-validUntil" | "declineReason" | "-declineReason" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, status, waitsFor, country, language, customer, company, tenant, round, subtotal, shipping, tax, rounding, total, order; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                number?: string[];
                "number[contains]"?: string;
                "number[exists]"?: boolean;
                type?: ("quote" | "contact")[];
                "type[exists]"?: boolean;
                status?: ("submitted" | "in_review" | "info_requested" | "quoted" | "countered" | "accepted" | "converted" | "declined" | "expired" | "answered" | "closed")[];
                "status[exists]"?: boolean;
                waitsFor?: ("review" | "reading" | "offer" | "counter" | "answer" | "information" | "decision" | "nothing")[];
                "waitsFor[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                phone?: string[];
                "phone[contains]"?: string;
                "phone[exists]"?: boolean;
                companyName?: string[];
                "companyName[contains]"?: string;
                "companyName[exists]"?: boolean;
                country?: string[];
                "country[exists]"?: boolean;
                city?: string[];
                "city[contains]"?: string;
                "city[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                "message[contains]"?: string;
                "message[exists]"?: boolean;
                products?: string[];
                customer?: string[];
                "customer[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                "round[gte]"?: number;
                "round[lte]"?: number;
                "round[exists]"?: boolean;
                lines?: string[];
                "subtotal[gte]"?: number;
                "subtotal[lte]"?: number;
                "subtotal[exists]"?: boolean;
                "shipping[gte]"?: number;
                "shipping[lte]"?: number;
                "shipping[exists]"?: boolean;
                "tax[gte]"?: number;
                "tax[lte]"?: number;
                "tax[exists]"?: boolean;
                "rounding[gte]"?: number;
                "rounding[lte]"?: number;
                "rounding[exists]"?: boolean;
                "total[gte]"?: number;
                "total[lte]"?: number;
                "total[exists]"?: boolean;
                "validUntil[gte]"?: string;
                "validUntil[lte]"?: string;
                "validUntil[exists]"?: boolean;
                "declineReason[contains]"?: string;
                "declineReason[exists]"?: boolean;
                order?: string[];
                "order[exists]"?: boolean;
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
                        data: components["schemas"]["Requests"][];
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
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            waitsFor?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            country?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            round?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subtotal?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            shipping?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tax?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            rounding?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            total?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            order?: {
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
    submitRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /**
                 * @description Shows that a person asks: the answer to the question of `GET /api/bot-check`.
                 *     `altcha`: base64 of the JSON `{algorithm, challenge, number, salt, signature}`, where `number` is the one (from 0 to `maxnumber`) for which the SHA-256 of salt and number together is the challenge; an answer counts once, within ten minutes.
                 *     `recaptcha`: the token that its script makes for the `siteKey`.
                 *     `off`: nothing is asked (setting `BOT_CHECK=off`, for automation).
                 */
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "quote" | "contact";
                    firstName: string;
                    lastName: string;
                    /** Format: email */
                    email: string;
                    companyName?: string | null;
                    /** @description ISO 3166-1 alpha-2; a quote needs it */
                    country?: string | null;
                    city?: string | null;
                    /** Format: phone */
                    phone?: string | null;
                    /** @description a contact request needs it */
                    message?: string | null;
                    /** @description a quote needs one at least */
                    products?: {
                        /** Format: uuid */
                        product: string;
                        quantity: number;
                    }[] | null;
                };
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
                        data: components["schemas"]["Requests"];
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
    writeAboutRequest: {
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
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    /** @description code of a product in the request */
                    about?: string | null;
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
                        data: components["schemas"]["Requests"];
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
    counterQuote: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @description the offer that was seen; another is refused */
                    round: number;
                    message: string;
                    lines: {
                        /** Format: uuid */
                        product: string;
                        quantity: number;
                        unitPrice: {
                            amount: number;
                            /** @enum {string} */
                            currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                        };
                    }[];
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
                        data: components["schemas"]["Requests"];
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
    declineQuote: {
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
        requestBody: {
            content: {
                "application/json": {
                    declineReason?: string | null;
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
                        data: components["schemas"]["Requests"];
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
    readOwnRequestTimeline: {
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
                            kind: string;
                            /** Format: date-time */
                            at: string;
                            by?: string | null;
                            facts?: {
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
    priceQuote: {
        parameters: {
            query?: {
                country?: string;
                address?: string;
                giftCard?: string;
                shippingMethod?: string;
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
                        data: {
                            currency?: string;
                            lines?: {
                                /** Format: uuid */
                                product?: string;
                                name?: string;
                                code?: string;
                                available?: number | null;
                                quantity?: number;
                                listPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                unitPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                gross?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                discount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                tax?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                total?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                problem?: {
                                    code?: string;
                                    message?: string;
                                } | null;
                            }[];
                            missing?: string[];
                            subtotal?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            discount?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            shipping?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            tax?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            rounding?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            total?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            giftCard?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            due?: {
                                amount: number;
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                            };
                            taxIncluded?: boolean;
                            /** @description hundredths of a percent: 1500 is 15 % */
                            taxRate?: number;
                            code?: {
                                code?: string;
                                applied?: boolean;
                                reason?: string | null;
                                message?: string;
                            } | null;
                            /** @description false: nobody brings it to this country */
                            deliverable?: boolean;
                            shippingMethod?: string | null;
                            shippingMethods?: {
                                /** Format: uuid */
                                _id?: string;
                                title?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                freeFrom?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                } | null;
                            }[];
                            rules?: {
                                kind?: string;
                                /** Format: uuid */
                                id?: string;
                                title?: string;
                                code?: string;
                                /** @description hundredths of a percent: 1500 is 15 % */
                                rate?: number;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                reason?: string;
                            }[];
                            round?: number;
                            validUntil?: string;
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
    acceptQuote: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @description the offer that was seen; another is refused */
                    round: number;
                    /** @description what the shopper saw; another total is refused */
                    expectedTotal: {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                    };
                    /** @enum {string} */
                    paymentMethod: "card" | "bank_transfer";
                    /**
                     * Format: uuid
                     * @description one of the own addresses
                     */
                    address?: string;
                    shippingAddress?: {
                        fullName: string;
                        country: string;
                        city: string;
                        address: string;
                        /** Format: phone */
                        phone: string;
                        additionalDetails?: string;
                    };
                    /** Format: uuid */
                    shippingMethod?: string;
                    giftCard?: string;
                    /**
                     * Format: uuid
                     * @description one of the own payment methods
                     */
                    savedCard?: string;
                    saveCard?: boolean;
                    note?: string;
                    /** @description where the payment page leads back to */
                    returnTo?: string;
                };
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
                        data: components["schemas"]["Orders"];
                        payment: {
                            url?: string | null;
                            transfer?: {
                                reference?: string;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                /** Format: date-time */
                                deadline?: string;
                                beneficiary?: string;
                                bank?: string;
                                iban?: string;
                                swift?: string;
                            } | null;
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
    readTimelineOfRequests: {
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
                            kind: string;
                            /** Format: date-time */
                            at: string;
                            by?: string | null;
                            facts?: {
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
    listOwnLicenseAllocation: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "quantity" | "-quantity" | "expiresAt" | "-expiresAt" | "used" | "-used" | "usage" | "-usage" | "status" | "-status" | "endsAt" | "-endsAt" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of pool, tenant, quantity, used, usage, status, product, company; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                pool?: string[];
                "pool[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                "quantity[gte]"?: number;
                "quantity[lte]"?: number;
                "quantity[exists]"?: boolean;
                "expiresAt[gte]"?: string;
                "expiresAt[lte]"?: string;
                "expiresAt[exists]"?: boolean;
                "used[gte]"?: number;
                "used[lte]"?: number;
                "used[exists]"?: boolean;
                usage?: ("normal" | "warning" | "full")[];
                "usage[exists]"?: boolean;
                status?: ("active" | "suspended" | "expired" | "revoked")[];
                "status[exists]"?: boolean;
                "endsAt[gte]"?: string;
                "endsAt[lte]"?: string;
                "endsAt[exists]"?: boolean;
                product?: string[];
                "product[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
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
                        data: components["schemas"]["LicenseAllocation"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            pool?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quantity?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            used?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            usage?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            product?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
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
    createOwnLicenseAllocation: {
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
                "application/json": components["schemas"]["LicenseAllocationCreate"];
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
                        data: components["schemas"]["LicenseAllocation"];
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
    readOwnLicenseAllocation: {
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
                        data: components["schemas"]["LicenseAllocation"];
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
    updateOwnLicenseAllocation: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenseAllocationUpdate"];
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
                        data: components["schemas"]["LicenseAllocation"];
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
    suspendOwnLicenseAllocation: {
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
                        data: components["schemas"]["LicenseAllocation"];
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
    resumeOwnLicenseAllocation: {
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
                        data: components["schemas"]["LicenseAllocation"];
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
    revokeOwnLicenseAllocation: {
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
                        data: components["schemas"]["LicenseAllocation"];
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
    renewOwnLicensePools: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentMethod: "card" | "bank_transfer";
                    /** Format: uuid */
                    savedCard?: string;
                    /** @description where the payment page leads back to */
                    returnTo?: string;
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
                        data: components["schemas"]["Orders"];
                        payment: {
                            url?: string | null;
                            transfer?: {
                                reference?: string;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                /** Format: date-time */
                                deadline?: string;
                                beneficiary?: string;
                                bank?: string;
                                iban?: string;
                                swift?: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Orders"];
                        payment: {
                            url?: string | null;
                            transfer?: {
                                reference?: string;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                /** Format: date-time */
                                deadline?: string;
                                beneficiary?: string;
                                bank?: string;
                                iban?: string;
                                swift?: string;
                            } | null;
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
    renewOwnSubscriptions: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentMethod: "card" | "bank_transfer";
                    /** Format: uuid */
                    savedCard?: string;
                    /** @description where the payment page leads back to */
                    returnTo?: string;
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
                        data: components["schemas"]["Orders"];
                        payment: {
                            url?: string | null;
                            transfer?: {
                                reference?: string;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                /** Format: date-time */
                                deadline?: string;
                                beneficiary?: string;
                                bank?: string;
                                iban?: string;
                                swift?: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Orders"];
                        payment: {
                            url?: string | null;
                            transfer?: {
                                reference?: string;
                                amount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                                };
                                /** Format: date-time */
                                deadline?: string;
                                beneficiary?: string;
                                bank?: string;
                                iban?: string;
                                swift?: string;
                            } | null;
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
    activateOwnSubscriptions: {
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
                        data: components["schemas"]["Subscriptions"];
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
    cancelOwnSubscriptions: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    when: "period_end" | "now";
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
                        data: components["schemas"]["Subscriptions"];
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
    returnFromPayment: {
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
            /** @description On to the shop */
            303: {
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
    receiveWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                provider: string;
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
                        received?: boolean;
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listOwnAddresses: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "fullName" | "-fullName" | "phoneNumber" | "-phoneNumber" | "country" | "-country" | "city" | "-city" | "address" | "-address" | "isDefault" | "-isDefault" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of country, isDefault; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                fullName?: string[];
                "fullName[contains]"?: string;
                "fullName[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                country?: string[];
                "country[exists]"?: boolean;
                city?: string[];
                "city[contains]"?: string;
                "city[exists]"?: boolean;
                "address[contains]"?: string;
                "address[exists]"?: boolean;
                isDefault?: boolean;
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
                        data: components["schemas"]["Addresses"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            country?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            isDefault?: {
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
    createOwnAddresses: {
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
                "application/json": components["schemas"]["AddressesCreate"];
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
                        data: components["schemas"]["Addresses"];
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
    readOwnAddresses: {
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
                        data: components["schemas"]["Addresses"];
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
    deleteOwnAddresses: {
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
    updateOwnAddresses: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressesUpdate"];
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
                        data: components["schemas"]["Addresses"];
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
    listAdmins: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "title" | "-title" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "username" | "-username" | "phoneNumber" | "-phoneNumber" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of title, language, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                "avatar[exists]"?: boolean;
                title?: ("mr" | "ms" | "dr" | "eng")[];
                "title[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                username?: string[];
                "username[contains]"?: string;
                "username[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                "address[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                active?: boolean;
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
                        data: components["schemas"]["Admins"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            title?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
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
    createAdmins: {
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
                "application/json": components["schemas"]["AdminsCreate"];
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
                        data: components["schemas"]["Admins"];
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
    readAdmins: {
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
                        data: components["schemas"]["Admins"];
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
    deleteAdmins: {
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
    updateAdmins: {
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
                "application/json": components["schemas"]["AdminsUpdate"];
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
                        data: components["schemas"]["Admins"];
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
    referencesAdmins: {
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
    historyAdmins: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    activateAdmins: {
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
                        data: components["schemas"]["Admins"];
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
    deactivateAdmins: {
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
                        data: components["schemas"]["Admins"];
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
    inviteAdmins: {
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
                        data: components["schemas"]["Admins"];
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listAuditEvents: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "email" | "-email" | "event" | "-event" | "kind" | "-kind" | "actor" | "-actor" | "ip" | "-ip" | "device" | "-device" | "details" | "-details" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of event, kind; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                event?: ("signed_in" | "sign_in_failed" | "signed_out" | "sessions_ended" | "token_reused" | "too_many_attempts" | "code_requested" | "code_failed" | "password_reset" | "password_changed" | "registered" | "invited" | "invitation_accepted" | "rights_changed" | "activated" | "deactivated" | "deleted")[];
                "event[exists]"?: boolean;
                kind?: ("admin" | "company" | "tenantUser" | "customer")[];
                "kind[exists]"?: boolean;
                actor?: string[];
                "actor[contains]"?: string;
                "actor[exists]"?: boolean;
                ip?: string[];
                "ip[contains]"?: string;
                "ip[exists]"?: boolean;
                device?: string[];
                "device[contains]"?: string;
                "device[exists]"?: boolean;
                "details[contains]"?: string;
                "details[exists]"?: boolean;
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
                        data: components["schemas"]["AuditEvents"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            event?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            kind?: {
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
    readAuditEvents: {
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
                        data: components["schemas"]["AuditEvents"];
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
    referencesAuditEvents: {
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
    historyAuditEvents: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listCompanies: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "companyName" | "-companyName" | "taxNumber" | "-taxNumber" | "name" | "-name" | "title" | "-title" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "username" | "-username" | "phoneNumber" | "-phoneNumber" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of title, language, roles, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                companyName?: string[];
                "companyName[contains]"?: string;
                "companyName[exists]"?: boolean;
                taxNumber?: string[];
                "taxNumber[contains]"?: string;
                "taxNumber[exists]"?: boolean;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                "avatar[exists]"?: boolean;
                title?: ("mr" | "ms" | "dr" | "eng")[];
                "title[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                username?: string[];
                "username[contains]"?: string;
                "username[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                "address[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                roles?: string[];
                "roles[exists]"?: boolean;
                permissions?: string[];
                active?: boolean;
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
                        data: components["schemas"]["Companies"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            title?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            roles?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
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
    createCompanies: {
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
                "application/json": components["schemas"]["CompaniesCreate"];
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
                        data: components["schemas"]["Companies"];
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
    readCompanies: {
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
                        data: components["schemas"]["Companies"];
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
    deleteCompanies: {
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
    updateCompanies: {
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
                "application/json": components["schemas"]["CompaniesUpdate"];
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
                        data: components["schemas"]["Companies"];
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
    referencesCompanies: {
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
    historyCompanies: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    activateCompanies: {
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
                        data: components["schemas"]["Companies"];
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
    deactivateCompanies: {
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
                        data: components["schemas"]["Companies"];
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
    inviteCompanies: {
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
                        data: components["schemas"]["Companies"];
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
    listCustomerGroups: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "description" | "-description" | "reduction" | "-reduction" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of reduction, customers, companies; separated by commas */
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
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                "reduction[gte]"?: number;
                "reduction[lte]"?: number;
                "reduction[exists]"?: boolean;
                customers?: string[];
                "customers[exists]"?: boolean;
                companies?: string[];
                "companies[exists]"?: boolean;
                prices?: string[];
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
                        data: components["schemas"]["CustomerGroups"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            reduction?: {
                                min?: number;
                                max?: number;
                            } | null;
                            customers?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            companies?: {
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
    createCustomerGroups: {
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
                "application/json": components["schemas"]["CustomerGroupsCreate"];
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
                        data: components["schemas"]["CustomerGroups"];
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
    readCustomerGroups: {
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
                        data: components["schemas"]["CustomerGroups"];
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
    deleteCustomerGroups: {
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
    updateCustomerGroups: {
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
                "application/json": components["schemas"]["CustomerGroupsUpdate"];
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
                        data: components["schemas"]["CustomerGroups"];
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
    referencesCustomerGroups: {
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
    historyCustomerGroups: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listCustomers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "title" | "-title" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "username" | "-username" | "phoneNumber" | "-phoneNumber" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of title, language, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                "avatar[exists]"?: boolean;
                title?: ("mr" | "ms" | "dr" | "eng")[];
                "title[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                username?: string[];
                "username[contains]"?: string;
                "username[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                "address[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                active?: boolean;
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
                        data: components["schemas"]["Customers"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            title?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
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
    createCustomers: {
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
                "application/json": components["schemas"]["CustomersCreate"];
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
                        data: components["schemas"]["Customers"];
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
    readCustomers: {
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
                        data: components["schemas"]["Customers"];
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
    deleteCustomers: {
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
    updateCustomers: {
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
                "application/json": components["schemas"]["CustomersUpdate"];
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
                        data: components["schemas"]["Customers"];
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
    referencesCustomers: {
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
    historyCustomers: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    activateCustomers: {
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
                        data: components["schemas"]["Customers"];
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
    deactivateCustomers: {
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
                        data: components["schemas"]["Customers"];
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
    inviteCustomers: {
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
                        data: components["schemas"]["Customers"];
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listDiscounts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "type" | "-type" | "code" | "-code" | "percentage" | "-percentage" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | "discountPeriod" | "-discountPeriod" | "usageLimit" | "-usageLimit" | "usesPerCustomer" | "-usesPerCustomer" | "used" | "-used" | "minimumQuantity" | "-minimumQuantity" | "state" | "-state" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, percentage, discountPeriod, usageLimit, usesPerCustomer, used, minimumQuantity, products, customerGroups, state, active; separated by commas */
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
                type?: ("product_discount" | "market_discount" | "code_discount")[];
                "type[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "percentage[gte]"?: number;
                "percentage[lte]"?: number;
                "percentage[exists]"?: boolean;
                "startsAt[gte]"?: string;
                "startsAt[lte]"?: string;
                "startsAt[exists]"?: boolean;
                "endsAt[gte]"?: string;
                "endsAt[lte]"?: string;
                "endsAt[exists]"?: boolean;
                discountPeriod?: ("first" | "every")[];
                "discountPeriod[exists]"?: boolean;
                "usageLimit[gte]"?: number;
                "usageLimit[lte]"?: number;
                "usageLimit[exists]"?: boolean;
                "usesPerCustomer[gte]"?: number;
                "usesPerCustomer[lte]"?: number;
                "usesPerCustomer[exists]"?: boolean;
                "used[gte]"?: number;
                "used[lte]"?: number;
                "used[exists]"?: boolean;
                "minimumQuantity[gte]"?: number;
                "minimumQuantity[lte]"?: number;
                "minimumQuantity[exists]"?: boolean;
                locations?: string[];
                products?: string[];
                "products[exists]"?: boolean;
                customerGroups?: string[];
                "customerGroups[exists]"?: boolean;
                state?: ("active" | "used" | "inactive" | "expired")[];
                "state[exists]"?: boolean;
                active?: boolean;
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
                        data: components["schemas"]["Discounts"][];
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
                            percentage?: {
                                min?: number;
                                max?: number;
                            } | null;
                            discountPeriod?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            usageLimit?: {
                                min?: number;
                                max?: number;
                            } | null;
                            usesPerCustomer?: {
                                min?: number;
                                max?: number;
                            } | null;
                            used?: {
                                min?: number;
                                max?: number;
                            } | null;
                            minimumQuantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            products?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customerGroups?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            state?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
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
    createDiscounts: {
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
                "application/json": components["schemas"]["DiscountsCreate"];
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
                        data: components["schemas"]["Discounts"];
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
    readDiscounts: {
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
                        data: components["schemas"]["Discounts"];
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
    deleteDiscounts: {
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
    updateDiscounts: {
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
                "application/json": components["schemas"]["DiscountsUpdate"];
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
                        data: components["schemas"]["Discounts"];
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
    referencesDiscounts: {
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
    historyDiscounts: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    copyDiscounts: {
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
                        data: components["schemas"]["Discounts"];
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
    activateDiscounts: {
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
                        data: components["schemas"]["Discounts"];
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
    deactivateDiscounts: {
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
                        data: components["schemas"]["Discounts"];
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
    listFailedJobs: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "job" | "-job" | "reason" | "-reason" | "data" | "-data" | "attempts" | "-attempts" | "failedAt" | "-failedAt" | "status" | "-status" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of attempts, status; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                job?: string[];
                "job[contains]"?: string;
                "job[exists]"?: boolean;
                "reason[contains]"?: string;
                "reason[exists]"?: boolean;
                "data[contains]"?: string;
                "data[exists]"?: boolean;
                "attempts[gte]"?: number;
                "attempts[lte]"?: number;
                "attempts[exists]"?: boolean;
                "failedAt[gte]"?: string;
                "failedAt[lte]"?: string;
                "failedAt[exists]"?: boolean;
                status?: ("waiting" | "retried" | "discarded")[];
                "status[exists]"?: boolean;
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
                        data: components["schemas"]["FailedJobs"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            attempts?: {
                                min?: number;
                                max?: number;
                            } | null;
                            status?: {
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
    readFailedJobs: {
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
                        data: components["schemas"]["FailedJobs"];
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
    referencesFailedJobs: {
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
    historyFailedJobs: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    retryFailedJobs: {
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
                        data: components["schemas"]["FailedJobs"];
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
    discardFailedJobs: {
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
                        data: components["schemas"]["FailedJobs"];
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listGiftCards: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "code" | "-code" | "value" | "-value" | "balance" | "-balance" | "expiresAt" | "-expiresAt" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of value, balance, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "value[gte]"?: number;
                "value[lte]"?: number;
                "value[exists]"?: boolean;
                "balance[gte]"?: number;
                "balance[lte]"?: number;
                "balance[exists]"?: boolean;
                "expiresAt[gte]"?: string;
                "expiresAt[lte]"?: string;
                "expiresAt[exists]"?: boolean;
                active?: boolean;
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
                        data: components["schemas"]["GiftCards"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            value?: {
                                min?: number;
                                max?: number;
                            } | null;
                            balance?: {
                                min?: number;
                                max?: number;
                            } | null;
                            active?: {
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
    createGiftCards: {
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
                "application/json": components["schemas"]["GiftCardsCreate"];
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
                        data: components["schemas"]["GiftCards"];
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
    readGiftCards: {
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
                        data: components["schemas"]["GiftCards"];
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
    deleteGiftCards: {
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
    updateGiftCards: {
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
                "application/json": components["schemas"]["GiftCardsUpdate"];
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
                        data: components["schemas"]["GiftCards"];
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
    referencesGiftCards: {
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
    historyGiftCards: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    activateGiftCards: {
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
                        data: components["schemas"]["GiftCards"];
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
    deactivateGiftCards: {
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
                        data: components["schemas"]["GiftCards"];
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listInventory: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "code" | "-code" | "onHand" | "-onHand" | "allocated" | "-allocated" | "reserved" | "-reserved" | "available" | "-available" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of product, onHand, allocated, reserved, available; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                product?: string[];
                "product[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "onHand[gte]"?: number;
                "onHand[lte]"?: number;
                "onHand[exists]"?: boolean;
                "allocated[gte]"?: number;
                "allocated[lte]"?: number;
                "allocated[exists]"?: boolean;
                "reserved[gte]"?: number;
                "reserved[lte]"?: number;
                "reserved[exists]"?: boolean;
                "available[gte]"?: number;
                "available[lte]"?: number;
                "available[exists]"?: boolean;
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
                        data: components["schemas"]["Inventory"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            product?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            onHand?: {
                                min?: number;
                                max?: number;
                            } | null;
                            allocated?: {
                                min?: number;
                                max?: number;
                            } | null;
                            reserved?: {
                                min?: number;
                                max?: number;
                            } | null;
                            available?: {
                                min?: number;
                                max?: number;
                            } | null;
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
    readInventory: {
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
                        data: components["schemas"]["Inventory"];
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
    referencesInventory: {
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
    historyInventory: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    adjustInventory: {
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
        requestBody: {
            content: {
                "application/json": {
                    onHand: number;
                    reason: string;
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
                        data: components["schemas"]["Inventory"];
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
    receiveInventory: {
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
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    reason: string;
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
                        data: components["schemas"]["Inventory"];
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
    listLicenseAllocation: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "quantity" | "-quantity" | "expiresAt" | "-expiresAt" | "used" | "-used" | "usage" | "-usage" | "status" | "-status" | "endsAt" | "-endsAt" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of pool, tenant, quantity, used, usage, status, product, company; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                pool?: string[];
                "pool[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                "quantity[gte]"?: number;
                "quantity[lte]"?: number;
                "quantity[exists]"?: boolean;
                "expiresAt[gte]"?: string;
                "expiresAt[lte]"?: string;
                "expiresAt[exists]"?: boolean;
                "used[gte]"?: number;
                "used[lte]"?: number;
                "used[exists]"?: boolean;
                usage?: ("normal" | "warning" | "full")[];
                "usage[exists]"?: boolean;
                status?: ("active" | "suspended" | "expired" | "revoked")[];
                "status[exists]"?: boolean;
                "endsAt[gte]"?: string;
                "endsAt[lte]"?: string;
                "endsAt[exists]"?: boolean;
                product?: string[];
                "product[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
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
                        data: components["schemas"]["LicenseAllocation"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            pool?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            used?: {
                                min?: number;
                                max?: number;
                            } | null;
                            usage?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            product?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
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
    createLicenseAllocation: {
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
                "application/json": components["schemas"]["LicenseAllocationCreate"];
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
                        data: components["schemas"]["LicenseAllocation"];
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
    readLicenseAllocation: {
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
                        data: components["schemas"]["LicenseAllocation"];
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
    updateLicenseAllocation: {
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
                "application/json": components["schemas"]["LicenseAllocationUpdate"];
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
                        data: components["schemas"]["LicenseAllocation"];
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
    referencesLicenseAllocation: {
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
    historyLicenseAllocation: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    reportUsageLicenseAllocation: {
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
        requestBody: {
            content: {
                "application/json": {
                    used?: number | null;
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
                        data: components["schemas"]["LicenseAllocation"];
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
    suspendLicenseAllocation: {
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
                        data: components["schemas"]["LicenseAllocation"];
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
    resumeLicenseAllocation: {
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
                        data: components["schemas"]["LicenseAllocation"];
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
    revokeLicenseAllocation: {
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
                        data: components["schemas"]["LicenseAllocation"];
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
    renewLicenseAllocation: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    expiresAt?: string | null;
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
                        data: components["schemas"]["LicenseAllocation"];
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
    listLicenseEvents: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "kind" | "-kind" | "quantity" | "-quantity" | "actor" | "-actor" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of kind, pool, allocation, subscription, quantity, company, tenant, customer; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                kind?: ("granted" | "renewal_ordered" | "renewed" | "allocated" | "changed" | "used" | "activated" | "suspended" | "resumed" | "revoked" | "past_due" | "cancel_planned" | "cancelled" | "expired")[];
                "kind[exists]"?: boolean;
                pool?: string[];
                "pool[exists]"?: boolean;
                allocation?: string[];
                "allocation[exists]"?: boolean;
                subscription?: string[];
                "subscription[exists]"?: boolean;
                "quantity[gte]"?: number;
                "quantity[lte]"?: number;
                "quantity[exists]"?: boolean;
                actor?: string[];
                "actor[contains]"?: string;
                "actor[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
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
                        data: components["schemas"]["LicenseEvents"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            kind?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            pool?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            allocation?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscription?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
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
    readLicenseEvents: {
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
                        data: components["schemas"]["LicenseEvents"];
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
    referencesLicenseEvents: {
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
    historyLicenseEvents: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listLicensePools: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "quantity" | "-quantity" | "allocated" | "-allocated" | "available" | "-available" | "period" | "-period" | "startsAt" | "-startsAt" | "expiresAt" | "-expiresAt" | "status" | "-status" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of product, order, company, tenant, customer, quantity, allocated, available, period, status, renews; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                product?: string[];
                "product[exists]"?: boolean;
                order?: string[];
                "order[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
                "quantity[gte]"?: number;
                "quantity[lte]"?: number;
                "quantity[exists]"?: boolean;
                "allocated[gte]"?: number;
                "allocated[lte]"?: number;
                "allocated[exists]"?: boolean;
                "available[gte]"?: number;
                "available[lte]"?: number;
                "available[exists]"?: boolean;
                period?: ("monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual")[];
                "period[exists]"?: boolean;
                "startsAt[gte]"?: string;
                "startsAt[lte]"?: string;
                "startsAt[exists]"?: boolean;
                "expiresAt[gte]"?: string;
                "expiresAt[lte]"?: string;
                "expiresAt[exists]"?: boolean;
                status?: ("active" | "expired")[];
                "status[exists]"?: boolean;
                renews?: string[];
                "renews[exists]"?: boolean;
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
                        data: components["schemas"]["LicensePools"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            product?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            order?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            allocated?: {
                                min?: number;
                                max?: number;
                            } | null;
                            available?: {
                                min?: number;
                                max?: number;
                            } | null;
                            period?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            renews?: {
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
    readLicensePools: {
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
                        data: components["schemas"]["LicensePools"];
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
    referencesLicensePools: {
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
    historyLicensePools: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    renewLicensePools: {
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
                        data: components["schemas"]["LicensePools"];
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
    listOwnLicensePools: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "quantity" | "-quantity" | "allocated" | "-allocated" | "available" | "-available" | "period" | "-period" | "startsAt" | "-startsAt" | "expiresAt" | "-expiresAt" | "status" | "-status" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of product, order, company, tenant, customer, quantity, allocated, available, period, status, renews; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                product?: string[];
                "product[exists]"?: boolean;
                order?: string[];
                "order[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
                "quantity[gte]"?: number;
                "quantity[lte]"?: number;
                "quantity[exists]"?: boolean;
                "allocated[gte]"?: number;
                "allocated[lte]"?: number;
                "allocated[exists]"?: boolean;
                "available[gte]"?: number;
                "available[lte]"?: number;
                "available[exists]"?: boolean;
                period?: ("monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual")[];
                "period[exists]"?: boolean;
                "startsAt[gte]"?: string;
                "startsAt[lte]"?: string;
                "startsAt[exists]"?: boolean;
                "expiresAt[gte]"?: string;
                "expiresAt[lte]"?: string;
                "expiresAt[exists]"?: boolean;
                status?: ("active" | "expired")[];
                "status[exists]"?: boolean;
                renews?: string[];
                "renews[exists]"?: boolean;
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
                        data: components["schemas"]["LicensePools"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            product?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            order?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quantity?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            allocated?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            available?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            period?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            renews?: {
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
    readOwnLicensePools: {
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
                        data: components["schemas"]["LicensePools"];
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
    listOrders: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "number" | "-number" | "status" | "-status" | "paymentStatus" | "-paymentStatus" | "paymentMethod" | "-paymentMethod" | "placedAt" | "-placedAt" | "customerName" | "-customerName" | "email" | "-email" | "language" | "-language" | "itemsQuantity" | "-itemsQuantity" | "shippingMethod" | "-shippingMethod" | "subtotal" | "-subtotal" | "discount" | "-discount" | "shipping" | "-shipping" | "tax" | "-tax" | "taxIncluded" | "-taxIncluded" | "rounding" | "-rounding" | "total" | "-total" | "giftCard" | "-giftCard" | "due" | "-due" | "paid" | "-paid" | "refunded" | "-refunded" | "left" | "-left" | "owing" | "-owing" | "refundable" | "-refundable" | "digital" | "-digital" | "invoiced" | "-invoiced" | "discountCode" | "-discountCode" | "transferReference" | "-transferReference" | "paymentDeadline" | "-paymentDeadline" | "proofRejection" | "-proofRejection" | "carrier" | "-carrier" | "trackingNumber" | "-trackingNumber" | "estimatedDelivery" | "-estimatedDelivery" | "rejectionReason" | "-rejectionReason" | "note" | "-note" | "staffNote" | "-staffNote" | "invoiceNumber" | "-invoiceNumber" | "invoicedAt" | "-invoicedAt" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of status, paymentStatus, paymentMethod, language, customer, company, tenant, tenantUser, itemsQuantity, subtotal, discount, shipping, tax, taxIncluded, rounding, total, giftCard, due, paid, refunded, left, owing, refundable, digital, invoiced, rejectionReason, quote; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                number?: string[];
                "number[contains]"?: string;
                "number[exists]"?: boolean;
                status?: ("pending" | "paid" | "in_progress" | "shipping" | "shipped" | "expected" | "delivered" | "rejected")[];
                "status[exists]"?: boolean;
                paymentStatus?: ("unpaid" | "awaiting_payment" | "awaiting_transfer" | "under_review" | "partially_paid" | "paid" | "partially_refunded" | "refunded" | "failed")[];
                "paymentStatus[exists]"?: boolean;
                paymentMethod?: ("card" | "bank_transfer" | "gift_card")[];
                "paymentMethod[exists]"?: boolean;
                "placedAt[gte]"?: string;
                "placedAt[lte]"?: string;
                "placedAt[exists]"?: boolean;
                customerName?: string[];
                "customerName[contains]"?: string;
                "customerName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                tenantUser?: string[];
                "tenantUser[exists]"?: boolean;
                items?: string[];
                "itemsQuantity[gte]"?: number;
                "itemsQuantity[lte]"?: number;
                "itemsQuantity[exists]"?: boolean;
                "shippingAddress[exists]"?: boolean;
                shippingMethod?: string[];
                "shippingMethod[contains]"?: string;
                "shippingMethod[exists]"?: boolean;
                "subtotal[gte]"?: number;
                "subtotal[lte]"?: number;
                "subtotal[exists]"?: boolean;
                "discount[gte]"?: number;
                "discount[lte]"?: number;
                "discount[exists]"?: boolean;
                "shipping[gte]"?: number;
                "shipping[lte]"?: number;
                "shipping[exists]"?: boolean;
                "tax[gte]"?: number;
                "tax[lte]"?: number;
                "tax[exists]"?: boolean;
                taxIncluded?: boolean;
                "rounding[gte]"?: number;
                "rounding[lte]"?: number;
                "rounding[exists]"?: boolean;
                "total[gte]"?: number;
                "total[lte]"?: number;
                "total[exists]"?: boolean;
                "giftCard[gte]"?: number;
                "giftCard[lte]"?: number;
                "giftCard[exists]"?: boolean;
                "due[gte]"?: number;
                "due[lte]"?: number;
                "due[exists]"?: boolean;
                "paid[gte]"?: number;
                "paid[lte]"?: number;
                "paid[exists]"?: boolean;
                "refunded[gte]"?: number;
                "refunded[lte]"?: number;
                "refunded[exists]"?: boolean;
                "left[gte]"?: number;
                "left[lte]"?: number;
                "left[exists]"?: boolean;
                owing?: boolean;
                "refundable[gte]"?: number;
                "refundable[lte]"?: number;
                "refundable[exists]"?: boolean;
                digital?: boolean;
                invoiced?: boolean;
                discountCode?: string[];
                "discountCode[contains]"?: string;
                "discountCode[exists]"?: boolean;
                transferReference?: string[];
                "transferReference[contains]"?: string;
                "transferReference[exists]"?: boolean;
                "paymentDeadline[gte]"?: string;
                "paymentDeadline[lte]"?: string;
                "paymentDeadline[exists]"?: boolean;
                "proof[exists]"?: boolean;
                proofRejection?: string[];
                "proofRejection[contains]"?: string;
                "proofRejection[exists]"?: boolean;
                carrier?: string[];
                "carrier[contains]"?: string;
                "carrier[exists]"?: boolean;
                trackingNumber?: string[];
                "trackingNumber[contains]"?: string;
                "trackingNumber[exists]"?: boolean;
                "estimatedDelivery[gte]"?: string;
                "estimatedDelivery[lte]"?: string;
                "estimatedDelivery[exists]"?: boolean;
                rejectionReason?: ("staff" | "customer" | "inventory" | "declined" | "fraud" | "expired" | "other")[];
                "rejectionReason[exists]"?: boolean;
                note?: string[];
                "note[contains]"?: string;
                "note[exists]"?: boolean;
                staffNote?: string[];
                "staffNote[contains]"?: string;
                "staffNote[exists]"?: boolean;
                invoiceNumber?: string[];
                "invoiceNumber[contains]"?: string;
                "invoiceNumber[exists]"?: boolean;
                "invoicedAt[gte]"?: string;
                "invoicedAt[lte]"?: string;
                "invoicedAt[exists]"?: boolean;
                quote?: string[];
                "quote[exists]"?: boolean;
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
                        data: components["schemas"]["Orders"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            paymentStatus?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            paymentMethod?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenantUser?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            itemsQuantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            subtotal?: {
                                min?: number;
                                max?: number;
                            } | null;
                            discount?: {
                                min?: number;
                                max?: number;
                            } | null;
                            shipping?: {
                                min?: number;
                                max?: number;
                            } | null;
                            tax?: {
                                min?: number;
                                max?: number;
                            } | null;
                            taxIncluded?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            rounding?: {
                                min?: number;
                                max?: number;
                            } | null;
                            total?: {
                                min?: number;
                                max?: number;
                            } | null;
                            giftCard?: {
                                min?: number;
                                max?: number;
                            } | null;
                            due?: {
                                min?: number;
                                max?: number;
                            } | null;
                            paid?: {
                                min?: number;
                                max?: number;
                            } | null;
                            refunded?: {
                                min?: number;
                                max?: number;
                            } | null;
                            left?: {
                                min?: number;
                                max?: number;
                            } | null;
                            owing?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            refundable?: {
                                min?: number;
                                max?: number;
                            } | null;
                            digital?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            invoiced?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            rejectionReason?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quote?: {
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
    readOrders: {
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
                        data: components["schemas"]["Orders"];
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
    referencesOrders: {
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
    historyOrders: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    acceptOrders: {
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
                        data: components["schemas"]["Orders"];
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
    rejectOrders: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "staff" | "customer" | "inventory" | "declined" | "fraud" | "expired" | "other";
                    note?: string | null;
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
                        data: components["schemas"]["Orders"];
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
    shipOrders: {
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
        requestBody: {
            content: {
                "application/json": {
                    carrier?: string | null;
                    trackingNumber?: string | null;
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
                        data: components["schemas"]["Orders"];
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
    packOrders: {
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
        requestBody: {
            content: {
                "application/json": {
                    shipped: {
                        code: string;
                        quantity: number;
                    }[];
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
                        data: components["schemas"]["Orders"];
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
    dispatchOrders: {
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
                        data: components["schemas"]["Orders"];
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
    expectOrders: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    estimatedDelivery: string;
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
                        data: components["schemas"]["Orders"];
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
    deliverOrders: {
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
                        data: components["schemas"]["Orders"];
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
    invoiceOrders: {
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
                        data: {
                            url: string;
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
    recordTransferOrders: {
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
        requestBody: {
            content: {
                "application/json": {
                    amount: {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                    };
                    bankReference: string;
                    /** Format: date-time */
                    receivedAt?: string | null;
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
                        data: components["schemas"]["Orders"];
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
    rejectProofOrders: {
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
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
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
                        data: components["schemas"]["Orders"];
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
    refundOrders: {
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
        requestBody: {
            content: {
                "application/json": {
                    amount: {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                    };
                    reason: string;
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
                        data: components["schemas"]["Orders"];
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
    readOwnOrders: {
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
                        data: components["schemas"]["Orders"];
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
    listOwnPaymentMethods: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "type" | "-type" | "accountName" | "-accountName" | "iban" | "-iban" | "swiftCode" | "-swiftCode" | "token" | "-token" | "provider" | "-provider" | "brand" | "-brand" | "lastFour" | "-lastFour" | "expiry" | "-expiry" | "holder" | "-holder" | "isDefault" | "-isDefault" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, isDefault; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                type?: ("bank_account" | "card")[];
                "type[exists]"?: boolean;
                accountName?: string[];
                "accountName[contains]"?: string;
                "accountName[exists]"?: boolean;
                iban?: string[];
                "iban[contains]"?: string;
                "iban[exists]"?: boolean;
                swiftCode?: string[];
                "swiftCode[contains]"?: string;
                "swiftCode[exists]"?: boolean;
                provider?: string[];
                "provider[contains]"?: string;
                "provider[exists]"?: boolean;
                brand?: string[];
                "brand[contains]"?: string;
                "brand[exists]"?: boolean;
                lastFour?: string[];
                "lastFour[contains]"?: string;
                "lastFour[exists]"?: boolean;
                expiry?: string[];
                "expiry[contains]"?: string;
                "expiry[exists]"?: boolean;
                holder?: string[];
                "holder[contains]"?: string;
                "holder[exists]"?: boolean;
                isDefault?: boolean;
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
                        data: components["schemas"]["PaymentMethods"][];
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
                            isDefault?: {
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
    createOwnPaymentMethods: {
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
                "application/json": components["schemas"]["PaymentMethodsCreate"];
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
                        data: components["schemas"]["PaymentMethods"];
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
    readOwnPaymentMethods: {
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
                        data: components["schemas"]["PaymentMethods"];
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
    deleteOwnPaymentMethods: {
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
    updateOwnPaymentMethods: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodsUpdate"];
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
                        data: components["schemas"]["PaymentMethods"];
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
                networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
                networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
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
    listRequests: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "number" | "-number" | "type" | "-type" | "status" | "-status" | "waitsFor" | "-waitsFor" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "phone" | "-phone" | "companyName" | "-companyName" | "country" | "-country" | "city" | "-city" | "language" | "-language" | "message" | "-message" | "round" | "-round" | "subtotal" | "-subtotal" | "shipping" | "-shipping" | "tax" | "-tax" | "rounding" | "-rounding" | "total" | "-total" | "validUntil" | "-validUntil" | "declineReason" | "-declineReason" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, status, waitsFor, country, language, customer, company, tenant, round, subtotal, shipping, tax, rounding, total, order; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                number?: string[];
                "number[contains]"?: string;
                "number[exists]"?: boolean;
                type?: ("quote" | "contact")[];
                "type[exists]"?: boolean;
                status?: ("submitted" | "in_review" | "info_requested" | "quoted" | "countered" | "accepted" | "converted" | "declined" | "expired" | "answered" | "closed")[];
                "status[exists]"?: boolean;
                waitsFor?: ("review" | "reading" | "offer" | "counter" | "answer" | "information" | "decision" | "nothing")[];
                "waitsFor[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                phone?: string[];
                "phone[contains]"?: string;
                "phone[exists]"?: boolean;
                companyName?: string[];
                "companyName[contains]"?: string;
                "companyName[exists]"?: boolean;
                country?: string[];
                "country[exists]"?: boolean;
                city?: string[];
                "city[contains]"?: string;
                "city[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                "message[contains]"?: string;
                "message[exists]"?: boolean;
                products?: string[];
                customer?: string[];
                "customer[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                "round[gte]"?: number;
                "round[lte]"?: number;
                "round[exists]"?: boolean;
                lines?: string[];
                "subtotal[gte]"?: number;
                "subtotal[lte]"?: number;
                "subtotal[exists]"?: boolean;
                "shipping[gte]"?: number;
                "shipping[lte]"?: number;
                "shipping[exists]"?: boolean;
                "tax[gte]"?: number;
                "tax[lte]"?: number;
                "tax[exists]"?: boolean;
                "rounding[gte]"?: number;
                "rounding[lte]"?: number;
                "rounding[exists]"?: boolean;
                "total[gte]"?: number;
                "total[lte]"?: number;
                "total[exists]"?: boolean;
                "validUntil[gte]"?: string;
                "validUntil[lte]"?: string;
                "validUntil[exists]"?: boolean;
                "declineReason[contains]"?: string;
                "declineReason[exists]"?: boolean;
                order?: string[];
                "order[exists]"?: boolean;
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
                        data: components["schemas"]["Requests"][];
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
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            waitsFor?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            country?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            round?: {
                                min?: number;
                                max?: number;
                            } | null;
                            subtotal?: {
                                min?: number;
                                max?: number;
                            } | null;
                            shipping?: {
                                min?: number;
                                max?: number;
                            } | null;
                            tax?: {
                                min?: number;
                                max?: number;
                            } | null;
                            rounding?: {
                                min?: number;
                                max?: number;
                            } | null;
                            total?: {
                                min?: number;
                                max?: number;
                            } | null;
                            order?: {
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
    readRequests: {
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
                        data: components["schemas"]["Requests"];
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
    referencesRequests: {
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
    historyRequests: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    answerRequests: {
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
        requestBody: {
            content: {
                "application/json": {
                    message: string;
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
                        data: components["schemas"]["Requests"];
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
    reviewRequests: {
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
                        data: components["schemas"]["Requests"];
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
    askInfoRequests: {
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
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    about?: string | null;
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
                        data: components["schemas"]["Requests"];
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
    quoteRequests: {
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
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        code: string;
                        quantity: number;
                        unitPrice: {
                            amount: number;
                            /** @enum {string} */
                            currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                        };
                    }[];
                    /** Format: date-time */
                    validUntil: string;
                    message?: string | null;
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
                        data: components["schemas"]["Requests"];
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
    messageRequests: {
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
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    about?: string | null;
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
                        data: components["schemas"]["Requests"];
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
    declineRequests: {
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
        requestBody: {
            content: {
                "application/json": {
                    declineReason: string;
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
                        data: components["schemas"]["Requests"];
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
    closeRequests: {
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
                        data: components["schemas"]["Requests"];
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
    readOwnRequests: {
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
                        data: components["schemas"]["Requests"];
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
    listRoles: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "description" | "-description" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
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
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                permissions?: string[];
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
                        data: components["schemas"]["Roles"][];
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
    createRoles: {
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
                "application/json": components["schemas"]["RolesCreate"];
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
                        data: components["schemas"]["Roles"];
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
    readRoles: {
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
                        data: components["schemas"]["Roles"];
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
    deleteRoles: {
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
    updateRoles: {
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
                "application/json": components["schemas"]["RolesUpdate"];
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
                        data: components["schemas"]["Roles"];
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
    referencesRoles: {
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
    historyRoles: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    copyRoles: {
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
                        data: components["schemas"]["Roles"];
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
    listShippingMethods: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "description" | "-description" | "price" | "-price" | "freeFrom" | "-freeFrom" | "days" | "-days" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of price, freeFrom, days, active; separated by commas */
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
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                "price[gte]"?: number;
                "price[lte]"?: number;
                "price[exists]"?: boolean;
                "freeFrom[gte]"?: number;
                "freeFrom[lte]"?: number;
                "freeFrom[exists]"?: boolean;
                countries?: string[];
                "days[gte]"?: number;
                "days[lte]"?: number;
                "days[exists]"?: boolean;
                active?: boolean;
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
                        data: components["schemas"]["ShippingMethods"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            price?: {
                                min?: number;
                                max?: number;
                            } | null;
                            freeFrom?: {
                                min?: number;
                                max?: number;
                            } | null;
                            days?: {
                                min?: number;
                                max?: number;
                            } | null;
                            active?: {
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
    createShippingMethods: {
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
                "application/json": components["schemas"]["ShippingMethodsCreate"];
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
                        data: components["schemas"]["ShippingMethods"];
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
    readShippingMethods: {
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
                        data: components["schemas"]["ShippingMethods"];
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
    deleteShippingMethods: {
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
    updateShippingMethods: {
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
                "application/json": components["schemas"]["ShippingMethodsUpdate"];
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
                        data: components["schemas"]["ShippingMethods"];
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
    referencesShippingMethods: {
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
    historyShippingMethods: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    activateShippingMethods: {
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
                        data: components["schemas"]["ShippingMethods"];
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
    deactivateShippingMethods: {
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
                        data: components["schemas"]["ShippingMethods"];
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
    listPublicShippingMethods: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "description" | "-description" | "price" | "-price" | "freeFrom" | "-freeFrom" | "days" | "-days" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of price, freeFrom, days, active; separated by commas */
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
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                "price[gte]"?: number;
                "price[lte]"?: number;
                "price[exists]"?: boolean;
                "freeFrom[gte]"?: number;
                "freeFrom[lte]"?: number;
                "freeFrom[exists]"?: boolean;
                countries?: string[];
                "days[gte]"?: number;
                "days[lte]"?: number;
                "days[exists]"?: boolean;
                active?: boolean;
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
                        data: components["schemas"]["ShippingMethodsPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            price?: {
                                min?: number;
                                max?: number;
                            } | null;
                            freeFrom?: {
                                min?: number;
                                max?: number;
                            } | null;
                            days?: {
                                min?: number;
                                max?: number;
                            } | null;
                            active?: {
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
    readPublicShippingMethods: {
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
                        data: components["schemas"]["ShippingMethodsPublic"];
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
    listStockMovements: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "kind" | "-kind" | "onHand" | "-onHand" | "allocated" | "-allocated" | "reserved" | "-reserved" | "actor" | "-actor" | "reason" | "-reason" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of product, kind, onHand, allocated, reserved, order; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                product?: string[];
                "product[exists]"?: boolean;
                kind?: ("received" | "reserved" | "allocated" | "released" | "shipped" | "adjusted")[];
                "kind[exists]"?: boolean;
                "onHand[gte]"?: number;
                "onHand[lte]"?: number;
                "onHand[exists]"?: boolean;
                "allocated[gte]"?: number;
                "allocated[lte]"?: number;
                "allocated[exists]"?: boolean;
                "reserved[gte]"?: number;
                "reserved[lte]"?: number;
                "reserved[exists]"?: boolean;
                order?: string[];
                "order[exists]"?: boolean;
                actor?: string[];
                "actor[contains]"?: string;
                "actor[exists]"?: boolean;
                reason?: string[];
                "reason[contains]"?: string;
                "reason[exists]"?: boolean;
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
                        data: components["schemas"]["StockMovements"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            product?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            kind?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            onHand?: {
                                min?: number;
                                max?: number;
                            } | null;
                            allocated?: {
                                min?: number;
                                max?: number;
                            } | null;
                            reserved?: {
                                min?: number;
                                max?: number;
                            } | null;
                            order?: {
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
    readStockMovements: {
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
                        data: components["schemas"]["StockMovements"];
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
    referencesStockMovements: {
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
    historyStockMovements: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listSubscriptions: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "quantity" | "-quantity" | "status" | "-status" | "period" | "-period" | "startsAt" | "-startsAt" | "periodEndsAt" | "-periodEndsAt" | "cancelAtPeriodEnd" | "-cancelAtPeriodEnd" | "cancelledAt" | "-cancelledAt" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of product, order, company, tenant, customer, quantity, status, period, cancelAtPeriodEnd; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                product?: string[];
                "product[exists]"?: boolean;
                order?: string[];
                "order[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
                "quantity[gte]"?: number;
                "quantity[lte]"?: number;
                "quantity[exists]"?: boolean;
                status?: ("trialing" | "active" | "past_due" | "suspended" | "cancelled" | "expired")[];
                "status[exists]"?: boolean;
                period?: ("monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual")[];
                "period[exists]"?: boolean;
                "startsAt[gte]"?: string;
                "startsAt[lte]"?: string;
                "startsAt[exists]"?: boolean;
                "periodEndsAt[gte]"?: string;
                "periodEndsAt[lte]"?: string;
                "periodEndsAt[exists]"?: boolean;
                cancelAtPeriodEnd?: boolean;
                "cancelledAt[gte]"?: string;
                "cancelledAt[lte]"?: string;
                "cancelledAt[exists]"?: boolean;
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
                        data: components["schemas"]["Subscriptions"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            product?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            order?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            period?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            cancelAtPeriodEnd?: {
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
    readSubscriptions: {
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
                        data: components["schemas"]["Subscriptions"];
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
    referencesSubscriptions: {
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
    historySubscriptions: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    activateSubscriptions: {
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
                        data: components["schemas"]["Subscriptions"];
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
    renewSubscriptions: {
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
                        data: components["schemas"]["Subscriptions"];
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
    suspendSubscriptions: {
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
                        data: components["schemas"]["Subscriptions"];
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
    resumeSubscriptions: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    until: string;
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
                        data: components["schemas"]["Subscriptions"];
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
    cancelSubscriptions: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    when: "period_end" | "now";
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
                        data: components["schemas"]["Subscriptions"];
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
    listOwnSubscriptions: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "quantity" | "-quantity" | "status" | "-status" | "period" | "-period" | "startsAt" | "-startsAt" | "periodEndsAt" | "-periodEndsAt" | "cancelAtPeriodEnd" | "-cancelAtPeriodEnd" | "cancelledAt" | "-cancelledAt" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of product, order, company, tenant, customer, quantity, status, period, cancelAtPeriodEnd; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                product?: string[];
                "product[exists]"?: boolean;
                order?: string[];
                "order[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
                "quantity[gte]"?: number;
                "quantity[lte]"?: number;
                "quantity[exists]"?: boolean;
                status?: ("trialing" | "active" | "past_due" | "suspended" | "cancelled" | "expired")[];
                "status[exists]"?: boolean;
                period?: ("monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual")[];
                "period[exists]"?: boolean;
                "startsAt[gte]"?: string;
                "startsAt[lte]"?: string;
                "startsAt[exists]"?: boolean;
                "periodEndsAt[gte]"?: string;
                "periodEndsAt[lte]"?: string;
                "periodEndsAt[exists]"?: boolean;
                cancelAtPeriodEnd?: boolean;
                "cancelledAt[gte]"?: string;
                "cancelledAt[lte]"?: string;
                "cancelledAt[exists]"?: boolean;
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
                        data: components["schemas"]["Subscriptions"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            product?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            order?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            quantity?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            status?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            period?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            cancelAtPeriodEnd?: {
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
    readOwnSubscriptions: {
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
                        data: components["schemas"]["Subscriptions"];
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listTaxRates: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "country" | "-country" | "rate" | "-rate" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of country, rate; separated by commas */
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
                country?: string[];
                "country[exists]"?: boolean;
                "rate[gte]"?: number;
                "rate[lte]"?: number;
                "rate[exists]"?: boolean;
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
                        data: components["schemas"]["TaxRates"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            country?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            rate?: {
                                min?: number;
                                max?: number;
                            } | null;
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
    createTaxRates: {
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
                "application/json": components["schemas"]["TaxRatesCreate"];
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
                        data: components["schemas"]["TaxRates"];
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
    readTaxRates: {
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
                        data: components["schemas"]["TaxRates"];
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
    deleteTaxRates: {
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
    updateTaxRates: {
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
                "application/json": components["schemas"]["TaxRatesUpdate"];
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
                        data: components["schemas"]["TaxRates"];
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
    referencesTaxRates: {
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
    historyTaxRates: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    listTenantUsers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "title" | "-title" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "username" | "-username" | "phoneNumber" | "-phoneNumber" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of tenant, title, language, roles, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                "avatar[exists]"?: boolean;
                title?: ("mr" | "ms" | "dr" | "eng")[];
                "title[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                username?: string[];
                "username[contains]"?: string;
                "username[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                "address[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                roles?: string[];
                "roles[exists]"?: boolean;
                permissions?: string[];
                active?: boolean;
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
                        data: components["schemas"]["TenantUsers"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            title?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            roles?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
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
    createTenantUsers: {
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
                "application/json": components["schemas"]["TenantUsersCreate"];
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
                        data: components["schemas"]["TenantUsers"];
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
    readTenantUsers: {
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
                        data: components["schemas"]["TenantUsers"];
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
    deleteTenantUsers: {
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
    updateTenantUsers: {
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
                "application/json": components["schemas"]["TenantUsersUpdate"];
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
                        data: components["schemas"]["TenantUsers"];
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
    referencesTenantUsers: {
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
    historyTenantUsers: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    activateTenantUsers: {
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
                        data: components["schemas"]["TenantUsers"];
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
    deactivateTenantUsers: {
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
                        data: components["schemas"]["TenantUsers"];
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
    inviteTenantUsers: {
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
                        data: components["schemas"]["TenantUsers"];
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
    listTenants: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "tenantId" | "-tenantId" | "email" | "-email" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of company, language, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                tenantId?: string[];
                "tenantId[contains]"?: string;
                "tenantId[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                allowedDeviceProfileTypes?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[];
                allowedNetworkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
                active?: boolean;
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
                        data: components["schemas"]["Tenants"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
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
    createTenants: {
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
                "application/json": components["schemas"]["TenantsCreate"];
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
                        data: components["schemas"]["Tenants"];
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
    readTenants: {
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
                        data: components["schemas"]["Tenants"];
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
    deleteTenants: {
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
    updateTenants: {
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
                "application/json": components["schemas"]["TenantsUpdate"];
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
                        data: components["schemas"]["Tenants"];
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
    referencesTenants: {
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
    historyTenants: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    activateTenants: {
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
                        data: components["schemas"]["Tenants"];
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
    deactivateTenants: {
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
                        data: components["schemas"]["Tenants"];
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
    listTransactions: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "kind" | "-kind" | "amount" | "-amount" | "state" | "-state" | "provider" | "-provider" | "reference" | "-reference" | "card" | "-card" | "reason" | "-reason" | "actor" | "-actor" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of order, kind, amount, state, provider, company, tenant, customer; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                order?: string[];
                "order[exists]"?: boolean;
                kind?: ("charge" | "transfer" | "gift_card" | "refund" | "gift_card_refund")[];
                "kind[exists]"?: boolean;
                "amount[gte]"?: number;
                "amount[lte]"?: number;
                "amount[exists]"?: boolean;
                state?: ("pending" | "done" | "failed")[];
                "state[exists]"?: boolean;
                provider?: ("STRIPE" | "TAP" | "TEST" | "BANK_TRANSFER")[];
                "provider[exists]"?: boolean;
                reference?: string[];
                "reference[contains]"?: string;
                "reference[exists]"?: boolean;
                card?: string[];
                "card[contains]"?: string;
                "card[exists]"?: boolean;
                reason?: string[];
                "reason[contains]"?: string;
                "reason[exists]"?: boolean;
                actor?: string[];
                "actor[contains]"?: string;
                "actor[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                customer?: string[];
                "customer[exists]"?: boolean;
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
                        data: components["schemas"]["Transactions"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            order?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            kind?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            amount?: {
                                min?: number;
                                max?: number;
                            } | null;
                            state?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            provider?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            customer?: {
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
    readTransactions: {
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
                        data: components["schemas"]["Transactions"];
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
    referencesTransactions: {
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
    historyTransactions: {
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
    sentTransactions: {
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
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
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
                        data: components["schemas"]["Transactions"];
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
                            kind?: "created" | "changed" | "deleted" | "event";
                            /** @description what became of it, of an event */
                            said?: string;
                            about?: string;
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
